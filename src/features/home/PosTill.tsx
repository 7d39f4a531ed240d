import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { PosButton } from './PosButton.tsx';
import { usePosChoices } from './posChoices.ts';
import { SampleReceipt } from './SampleReceipt.tsx';
import { TillSlot } from './TillSlot.tsx';

type PosTillProps = { picked: string | undefined; onPick: (pos: string) => void };

/** A radio group for the visitor's current system (D14), under a sample receipt. */
export function PosTill({ picked, onPick }: PosTillProps) {
  const text = useTexts(homeTexts);
  return (
    <Till>
      <SampleReceipt />
      <TillSlot aria-hidden />
      <Body>
        <legend>{text('picker.question')}</legend>
        <Buttons>
          {usePosChoices().map((choice) => (
            <PosButton key={choice.value} {...choice} checked={choice.value === picked} onPick={onPick} />
          ))}
        </Buttons>
      </Body>
    </Till>
  );
}

const Till = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  justifySelf: 'center',
  alignSelf: 'end',
  width: '100%',
  maxWidth: 560,
  '&:has(input:checked) [data-part=receipt]': { transform: 'translateY(-12px)' },
});

const Body = styled('fieldset')({
  position: 'relative',
  zIndex: -1,
  marginTop: -8,
  padding: '34px clamp(14px, 2vw, 24px) 28px',
  borderRadius: '26px 26px 0 0',
  backgroundColor: '#0C3D2F',
  '& legend': {
    float: 'left',
    width: '100%',
    marginBottom: 16,
    color: '#fff',
    font: `720 1.1875rem/1.3 ${fontFamily.display}`,
  },
});

const Buttons = styled('div')({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 10,
  [from.small]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});
