import thankYouTexts from '#schemas/texts/thank-you.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import type { Conversion, ConversionType } from './conversion.ts';

const STEPS = {
  quote: ['quote.steps.check', 'quote.steps.price', 'quote.steps.send', 'quote.steps.decide'],
  consultation: [
    'consultation.steps.choose',
    'consultation.steps.confirm',
    'consultation.steps.prepare',
    'consultation.steps.talk',
  ],
} as const satisfies Record<ConversionType, readonly string[]>;
type Step = (typeof STEPS)[ConversionType][number];

/** A step whose details are unknown shows only its title. */
export function NextStepList({ conversion: { type, systems, email } }: { conversion: Conversion }) {
  const text = useTexts(thankYouTexts);
  const sentence = (step: Step) => {
    if (step === 'quote.steps.price' && systems.length === 0) return undefined;
    if (step === 'quote.steps.send' && !email) return undefined;
    return text(`${step}.text`, { systems: listed(systems), email });
  };
  return (
    <List>
      {STEPS[type].map((step, index) => (
        <li key={step}>
          <span aria-hidden>{index + 1}</span>
          <div>
            <b>{text(`${step}.title`)}</b>
            {sentence(step) && <p>{sentence(step)}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}

const listed = (names: readonly string[]) => new Intl.ListFormat(document.documentElement.lang || 'en').format(names);

const List = styled('ol')({
  borderTop: `1px solid ${color.lineRule}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    padding: '14px 0',
    borderBottom: `1px solid ${color.lineRule}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& li > span': { fontFamily: fontFamily.display, fontSize: '1.25rem', fontWeight: 750, color: color.textSerial },
  '& b': { fontWeight: 650 },
  '& p': { color: color.textSecondary, fontSize: '.9688rem', overflowWrap: 'anywhere' },
});
