import { color } from '#src/theme/color.ts';
import { over } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';

type ProgressSegmentsProps = { step: number; total: number; percent: number; label: string; stepText: string };

/** `stepText` ("Step 3 of 7") is shown and read aloud. */
export function ProgressSegments({ step, total, percent, label, stepText }: ProgressSegmentsProps) {
  return (
    <div>
      <Line>
        <span>{stepText}</span>
        <span>{`${percent}%`}</span>
      </Line>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={stepText}
      >
        <svg aria-hidden width="100%" height="100%">
          <Fill width={`${(step / total) * 100}%`} height="100%" />
          {Array.from({ length: total - 1 }, (_, notch) => `${((notch + 1) / total) * 100}%`).map((x) => (
            <Notch key={x} x={x} width="2" height="100%" />
          ))}
        </svg>
      </Track>
    </div>
  );
}

const Line = styled('div')({
  ...type('label'),
  ...tabularFigures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 10,
  fontWeight: 620,
});

const Track = styled('div')({
  height: 10,
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: color.lineDivider,
  // Drawn from the left; mirrored on a right-to-left page.
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
});

const Fill = styled('rect')({ fill: color.actionPrimaryBg, transition: over('width') });

const Notch = styled('rect')({ fill: `var(--progress-gap, ${color.bgTintSoft})`, transform: 'translateX(-2px)' });
