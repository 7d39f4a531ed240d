import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The number of systems shown before Show all is pressed. */
export const SHOWN_FIRST = 3;

type ShowMoreProps = { count: number; all: boolean; onChange: (all: boolean) => void; className?: string };

export function ShowMore({ count, all, onChange, className }: ShowMoreProps) {
  const text = useTexts(comparisonPageTexts);
  if (count <= SHOWN_FIRST) return null;
  return (
    <Row className={className}>
      <Button look="secondary" aria-expanded={all} onClick={() => onChange(!all)}>
        {all ? text('more.fewer') : text('more.all', { count })}
      </Button>
    </Row>
  );
}

const Row = styled('p')({
  display: 'flex',
  marginTop: 16,
  '& button': { flex: 1 },
  '@media print': { display: 'none' },
});

/** Only on narrow pages. */
export const ShowMoreNarrow = styled(ShowMore)({ [atLeast(800)]: { display: 'none' } });
