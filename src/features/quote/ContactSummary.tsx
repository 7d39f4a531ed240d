import type { VisitorContact } from '#domain/leads/visitorContact.ts';
import optionLists from '#schemas/options.json';
import quoteTexts from '#schemas/texts/quote.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';

/** The same details as in the results. */
export function ContactSummary({ contact }: { contact: VisitorContact }) {
  const text = useTexts(quoteTexts);
  const timeline = optionLists.$defs.timeframe.oneOf.find((option) => option.const === contact.timeframe)?.title;
  const rows = [
    ['name', contact.name],
    ['phone', contact.phone],
    ['business', contact.companyName],
    ['timeline', timeline ?? contact.timeframe],
  ] as const;
  return (
    <Summary>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{text(`contact.${label}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Summary>
  );
}

const Summary = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px 20px',
  marginTop: 20,
  padding: '10px 16px 12px',
  borderRadius: radii.control,
  backgroundColor: color.bgTintSoft,
  '& dt': { ...type('caption'), color: color.textSecondary },
  '& dd': { fontSize: '.9688rem', fontWeight: 620, overflowWrap: 'anywhere' },
  [from.small]: { gridTemplateColumns: 'repeat(4, auto)' },
});
