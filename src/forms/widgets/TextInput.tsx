import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

/** `ui:options.inputType` and `ui:autocomplete` tell the browser what belongs in it. */
export function TextInput(props: OurWidgetProps) {
  const { options, placeholder } = props;
  const { frame, input, described } = useTextField(props);
  return (
    <FieldFrame {...frame} help={textOption(options, 'help', '')}>
      <OutlinedInput
        {...input}
        type={textOption(options, 'inputType', 'text')}
        placeholder={placeholder ?? ''}
        autoComplete={textOption(options, 'autocomplete', 'off')}
        slotProps={{ input: described }}
      />
    </FieldFrame>
  );
}
