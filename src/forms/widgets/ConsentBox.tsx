import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { Asterisk } from '../FieldLabel.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';

/** An unticked box is no answer, never "false" (D22: it starts unticked). */
export function ConsentBox(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false } = props;
  const { errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  return (
    <FieldFrame id={id} error={error}>
      <Line>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value === true}
          disabled={disabled}
          required={required}
          onChange={(event) => {
            props.onChange(event.target.checked || undefined);
            onLeave(name);
          }}
          {...describedByError(id, error)}
        />
        <Box className="consent-box" aria-hidden>
          <Icon name="check" weight="bold" />
        </Box>
        <span>
          <span>{label}</span>
          {required && <Asterisk />}
        </span>
      </Line>
    </FieldFrame>
  );
}

const Line = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  padding: '10px 0',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  '& input': { position: 'absolute', width: 24, height: 24, margin: 0, opacity: 0, cursor: 'inherit' },
  '& input:checked + .consent-box': {
    backgroundColor: color.actionPrimaryBg,
    boxShadow: 'none',
    color: color.actionPrimaryText,
  },
  '& input:focus-visible + .consent-box': focusRing,
});

const Box = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radii.xs,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  color: 'transparent',
  fontSize: '.8rem',
});
