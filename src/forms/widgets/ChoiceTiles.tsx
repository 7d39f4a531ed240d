import { styled } from '@mui/material/styles';
import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { coveringInput } from '#src/theme/coveringInput.ts';
import { from, over, radii } from '#src/theme/shape.ts';
import { type } from '#src/theme/type.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { ChoicePicture } from './ChoicePicture.tsx';

/** A single choice inside a form, as small tiles with a picture. */
export function ChoiceTiles(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options } = props;
  const { optionsOf, errorOf } = useFormContext();
  const error = errorOf(name);
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error}>
      <Group disabled={disabled} role="radiogroup" aria-required={required} {...describedByError(id, error)}>
        <legend>
          <span>{label}</span>
          {required && <Asterisk aria-hidden> *</Asterisk>}
        </legend>
        <div>
          {optionsOf(name).map((option, index) => (
            <label key={option.value}>
              <input
                type="radio"
                // The first one has the field's id, by which a form finds what to focus.
                id={index === 0 ? id : undefined}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => props.onChange(option.value)}
              />
              <span>
                <ChoicePicture options={options} value={option.value} />
                <span>{option.title}</span>
              </span>
            </label>
          ))}
        </div>
      </Group>
    </FieldFrame>
  );
}

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...type('label'), padding: 0, marginBottom: 6 },
  '& div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 },
  [from.small]: { '& div': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  '& label': { position: 'relative', display: 'grid', cursor: 'pointer' },
  '& input': coveringInput,
  '& label > span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 92,
    padding: '12px 8px 15px',
    borderRadius: radii.button,
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1.5px ${color.lineControl}, inset 0 -4px 0 ${color.lineDivider}`,
    fontSize: '.9375rem',
    fontWeight: 620,
    lineHeight: 1.3,
    textAlign: 'center',
    transition: over('background-color'),
  },
  '& svg': { fontSize: '1.4rem', color: color.textBrand },
  '& input:hover + span': { backgroundColor: color.bgTintSoft },
  '& input:checked + span': {
    backgroundColor: color.bgTint,
    boxShadow: `inset 0 0 0 2px ${color.lineSelected}`,
    paddingBottom: 12,
  },
  '& input:focus-visible + span': focusRing,
});

const Asterisk = styled('span')({ color: color.textSerial });
