import { TextInput as Input } from '#src/ui/TextInput.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

/** `ui:options.inputType` and `ui:autocomplete` tell the browser what belongs in it. */
export function TextInput(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  const { options } = props;
  return (
    <FieldFrame {...frame} help={textOption(options, 'help', '')}>
      <Input
        {...input}
        type={textOption(options, 'inputType', 'text')}
        autoComplete={textOption(options, 'autocomplete', 'off')}
      />
    </FieldFrame>
  );
}
