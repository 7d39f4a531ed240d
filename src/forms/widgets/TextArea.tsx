import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';

const ROWS = 3;

/** `ui:options.rows` sets the number of lines. */
export function TextArea(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options, placeholder } = props;
  const { errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        multiline
        minRows={typeof options.rows === 'number' ? options.rows : ROWS}
        value={typeof value === 'string' ? value : ''}
        placeholder={placeholder ?? ''}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onLeave(name)}
        sx={{ '&.MuiInputBase-multiline': { padding: 0 } }}
        slotProps={{ input: describedByError(id, error) }}
      />
    </FieldFrame>
  );
}
