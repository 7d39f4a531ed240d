import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';

const STEPS = ['account', 'advisor', 'cashback'] as const;

/** Account, advisor, cashback: the three steps of the marketing flow (spec 1). */
export function StepFlow() {
  const text = useTexts(homeSectionsTexts);
  return (
    <Flow>
      {STEPS.map((step, index) => (
        <li key={step}>
          <b aria-hidden>{index + 1}</b>
          <div>
            <h3>{text(`flow.${step}.title`)}</h3>
            <p>{text(`flow.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </Flow>
  );
}

const Flow = styled('ol')({
  display: 'grid',
  gap: 20,
  marginTop: 'clamp(36px, 5vw, 64px)',
  '& li': { display: 'flex', gap: 16 },
  '& b': { minWidth: 26, color: color.textSerial, font: `800 1.75rem/1.1 ${fontFamily.display}` },
  '& h3': { fontFamily: fontFamily.body, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-.005em' },
  '& p': { color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 32, paddingInline: 24 },
});
