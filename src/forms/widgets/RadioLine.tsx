import { styled } from '@mui/material/styles';
import commonTexts from '#schemas/texts/common.json';
import { useTexts } from '#src/texts/texts.ts';
import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { coveringInput } from '#src/theme/coveringInput.ts';
import { radii } from '#src/theme/shape.ts';
import { type } from '#src/theme/type.ts';
import { useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';

/** A single choice inside a form, for a few short options. */
export function RadioLine(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false } = props;
  const { optionsOf } = useFormContext();
  const text = useTexts(commonTexts);
  return (
    <Group id={id} disabled={disabled}>
      <legend>
        <span>{label}</span>
        {!required && <small>{` ${text('optional')}`}</small>}
      </legend>
      <div>
        {optionsOf(name).map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...type('label'), padding: 0, marginBottom: 6 },
  '& small': { fontSize: 'inherit', fontWeight: 440, color: color.textSecondary },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& label': { position: 'relative', flex: '1 1 96px', cursor: 'pointer' },
  '& input': coveringInput,
  '& label > span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '8px 16px 11px',
    borderRadius: radii.button,
    fontWeight: 620,
    fontSize: '.9375rem',
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1.5px ${color.lineControl}, inset 0 -4px 0 ${color.lineDivider}`,
  },
  '& input:hover + span': { backgroundColor: color.bgTintSoft },
  '& input:checked + span': {
    backgroundColor: color.bgTint,
    boxShadow: `inset 0 0 0 2px ${color.lineSelected}`,
    paddingBottom: 8,
  },
  '& input:focus-visible + span': focusRing,
});
