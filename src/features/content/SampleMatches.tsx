import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { PageSectionContent } from './page.ts';

type SampleMatchesProps = { matches: NonNullable<PageSectionContent['matches']> };

/** Each receipt is marked as a sample, because its figures are made up. */
export function SampleMatches({ matches: { label, note, rows } }: SampleMatchesProps) {
  return (
    <section aria-label={label}>
      <Rail aria-hidden />
      <Receipts>
        {rows.map(({ id, title, text, match }) => (
          <Receipt key={id} element="li">
            <Badge tone="info">{label}</Badge>
            <h3>{title}</h3>
            <Match>{match}</Match>
            <p>{text}</p>
          </Receipt>
        ))}
      </Receipts>
      <Caption>{note}</Caption>
    </section>
  );
}

const Receipts = styled('ul')({
  display: 'grid',
  gap: 20,
  marginBottom: 20,
  '& h3': { marginTop: 14 },
  '& p': { color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 32, paddingInline: 24, alignItems: 'start' },
});

const Match = styled('b')({ ...type('figure'), display: 'block', margin: '8px 0 10px', color: color.textSerial });
