import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { SelectCaret } from './SelectCaret.tsx';

/** The native list: fastest on a phone, and a tenth of the code of a styled one. */
export function SelectInput(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, placeholder } = props;
  const { optionsOf, errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        name={name}
        input={<OutlinedInput />}
        IconComponent={SelectCaret}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onLeave(name)}
        inputProps={{ autoComplete: textOption(props.options, 'autocomplete', 'off'), ...describedByError(id, error) }}
      >
        <option value="">{placeholder ?? ''}</option>
        {optionsOf(name).map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
