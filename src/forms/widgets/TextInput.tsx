import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';

/** `ui:options.inputType` and `ui:autocomplete` tell the browser what belongs in it. */
export function TextInput(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options, placeholder } = props;
  const { errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  const help = textOption(options, 'help', '');
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error} help={help}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={textOption(options, 'inputType', 'text')}
        value={typeof value === 'string' ? value : ''}
        placeholder={placeholder ?? ''}
        autoComplete={textOption(options, 'autocomplete', 'off')}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onLeave(name)}
        slotProps={{ input: describedByError(id, error) }}
      />
    </FieldFrame>
  );
}
