import type { ReactNode } from 'react';
import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { reasonsOf, withoutPoints } from './reasons.ts';
import { wordsFor } from './reasonTexts.ts';
import type { Recommendation } from './recommendation.ts';

const SHOWN_PROS = 4;

/** Pros: the system's best reasons. Cons: the first answer without points, and a binding contract. */
export function ProsAndCons({ recommendation: { vendor, points } }: { recommendation: Recommendation }) {
  const text = useTexts(comparisonTexts);
  const pros = reasonsOf(points).flatMap(({ question, given }) =>
    given.slice(0, 1).map(({ title }) => text(`shortReason.${wordsFor(question)}`, { answer: title })),
  );
  const [missing] = withoutPoints(points);
  // The cast holds because pos-systems.meta.json allows no other kind of contract.
  const binding = vendor.contract.kind as keyof typeof comparisonTexts.contract | typeof NOT_BINDING;
  return (
    <List>
      {pros.slice(0, SHOWN_PROS).map((pro) => (
        <li key={pro}>
          <Icon name="check" weight="bold" />
          <span>{pro}</span>
        </li>
      ))}
      {missing && <Con>{text('noPoints', { answer: missing })}</Con>}
      {binding !== NOT_BINDING && <Con>{text(`contract.${binding}`)}</Con>}
    </List>
  );
}

const NOT_BINDING = 'month-to-month';

function Con({ children }: { children: ReactNode }) {
  const text = useTexts(comparisonTexts);
  return (
    <li data-con>
      <Icon name="minus" weight="bold" />
      <span>
        <VisuallyHidden>{text('lessGood')}</VisuallyHidden>
        <span>{children}</span>
      </span>
    </li>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 7,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& li': { display: 'flex', gap: 9 },
  '& svg': { width: 18, height: 18, marginTop: 2, color: color.textBrand },
  '& [data-con] svg': { color: color.textSerial },
});
