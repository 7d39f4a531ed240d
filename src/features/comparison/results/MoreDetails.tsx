import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { useResultActions } from '../actions/resultActions.ts';

const POINTS = ['advisor', 'ask', 'free'] as const;

export function MoreDetails() {
  const text = useTexts(comparisonTexts);
  const actions = useResultActions();
  return (
    <Advice>
      <div>
        <h2>{text('moreDetails.title')}</h2>
        <p>{text('moreDetails.text')}</p>
      </div>
      <div>
        <TickList tone="rose" items={POINTS.map((point) => text(`moreDetails.${point}`))} />
        {actions && (
          <Button look="secondary" onClick={actions.openConsultation}>
            {text('actions.consultation')}
          </Button>
        )}
      </div>
    </Advice>
  );
}

const Advice = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 'clamp(20px, 3vw, 32px) clamp(20px, 3vw, 36px)',
  borderRadius: radii.card,
  backgroundColor: color.bgCopyRose,
  '& h2': type('h3'),
  '& button': { marginTop: 18 },
  '& h2 + p': { marginTop: 6, color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: 48, alignItems: 'center' },
});
