import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Icon, type IconChoice } from '#src/ui/icons/Icon.tsx';
import type { Reason } from './reasons.ts';
import { wordsFor } from './reasonTexts.ts';

const icons: Partial<Record<string, IconChoice>> = {
  restaurantType: { name: 'storefront', weight: 'duotone' },
  locationCount: { name: 'map-pin', weight: 'duotone' },
  transactionVolume: { name: 'credit-card', weight: 'duotone' },
};
const otherIcon: IconChoice = { name: 'list-checks', weight: 'duotone' };

export function ReasonList({ reasons }: { reasons: Reason[] }) {
  const text = useTexts(comparisonTexts);
  return (
    <List>
      {reasons.map(({ question, given }) => (
        <li key={question}>
          <Icon {...(icons[question] ?? otherIcon)} />
          <div>
            <b>{text(`reason.${wordsFor(question)}`)}</b>
            {given.map(({ answer, title, why }) => (
              <span key={answer}>{text('why', { answer: title, why })}</span>
            ))}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  marginTop: 24,
  borderTop: `1px solid ${color.lineRule}`,
  '& li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 14,
    padding: '12px 0',
    borderBottom: `1px solid ${color.lineRule}`,
  },
  '& svg': { marginTop: 2, fontSize: '1.375rem', color: color.textBrand },
  '& b': { display: 'block', fontWeight: 650, lineHeight: 1.35 },
  '& span': { ...type('bodySm'), display: 'block', lineHeight: 1.45, color: color.textSecondary },
});
