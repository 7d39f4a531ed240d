import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';

/** One line of text; `ui:options.inputType` and `ui:autocomplete` tell the browser what belongs into it. */
export function TextInput(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options, placeholder, autocomplete } = props;
  const { errorOf, onLeave } = props.registry.formContext;
  const error = errorOf(name);
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={inputType(options)}
        value={typeof value === 'string' ? value : ''}
        placeholder={placeholder ?? ''}
        autoComplete={autocomplete ?? 'off'}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onLeave(name)}
        slotProps={{ input: describedByError(id, error) }}
      />
    </FieldFrame>
  );
}

const inputType = ({ inputType: type }: WidgetProps['options']) => (typeof type === 'string' ? type : 'text');
