import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { useTextField } from '../useTextField.ts';

const ROWS = 3;

/** `ui:options.rows` sets the number of lines. */
export function TextArea(props: OurWidgetProps) {
  const { options, placeholder } = props;
  const { frame, input, described } = useTextField(props);
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        {...input}
        multiline
        minRows={typeof options.rows === 'number' ? options.rows : ROWS}
        placeholder={placeholder ?? ''}
        sx={{ '&.MuiInputBase-multiline': { padding: 0 } }}
        slotProps={{ input: described }}
      />
    </FieldFrame>
  );
}
