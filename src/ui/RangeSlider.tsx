import { type ReactNode, useId } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, tabularFigures, type } from '#src/theme/type.ts';

type RangeSliderProps = {
  label: ReactNode;
  /** May be out of bounds when it comes from elsewhere; the thumb is then at one end. */
  value: number;
  min: number;
  max: number;
  step: number;
  shown: string;
  /** The value as it is read aloud, with its unit. */
  spoken: string;
  low: ReactNode;
  high: ReactNode;
  onChange: (value: number) => void;
};

/**
 * The native range input: its steps are exact decimals, and its keys work as on any other page. The filled part is drawn
 * separately because only one browser can colour it.
 */
export function RangeSlider({ label, value, min, max, step, shown, spoken, low, high, onChange }: RangeSliderProps) {
  const id = useId();
  const within = Math.min(max, Math.max(min, value));
  return (
    <div>
      <Head>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </Head>
      <Lane>
        <svg aria-hidden width="100%" height="8">
          <rect data-part="lane" width="100%" height="8" rx="4" />
          <rect data-part="filled" width={`${((within - min) / (max - min)) * 100}%`} height="8" rx="4" />
        </svg>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={within}
          aria-valuetext={spoken}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </Lane>
      <Ends>
        <span>{low}</span>
        <span>{high}</span>
      </Ends>
    </div>
  );
}

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginBottom: 10,
  '& label': { fontWeight: 620 },
  '& output': { ...tabularFigures, font: `720 1.375rem/1 ${fontFamily.display}` },
});

const thumb = {
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: 9,
  backgroundColor: color.bgPaper,
  boxShadow: `0 0 0 2px ${color.actionPrimaryBg}, inset 0 -4px 0 ${color.bgTint}, 0 2px 6px rgba(10, 44, 35, .3)`,
} as const;

const Lane = styled('div')({
  position: 'relative',
  height: 44,
  '& svg': { position: 'absolute', top: 18, insetInlineStart: 0 },
  // Drawn from the left and mirrored on a right-to-left page; the control itself follows the direction of the text.
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '& [data-part=lane]': { fill: color.lineDivider },
  '& [data-part=filled]': { fill: color.actionPrimaryBg },
  '& input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: 44,
    margin: 0,
    borderRadius: 12,
    background: 'none',
    cursor: 'pointer',
  },
  '& input::-webkit-slider-runnable-track': { height: 28, background: 'none' },
  '& input::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '& input::-moz-range-track': { height: 28, background: 'none' },
  '& input::-moz-range-thumb': thumb,
});

const Ends = styled('div')({
  ...type('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 2,
  color: color.textSecondary,
});
