import { FieldFrame } from '#src/forms/FieldFrame.tsx';
import type { OurWidgetProps } from '#src/forms/rjsfTypes.ts';
import { textOption } from '#src/forms/textOption.ts';
import { useTextField } from '#src/forms/useTextField.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

/** A day and a time, in the browser's own picker. */
export function DateTimeInput(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  return (
    <FieldFrame {...frame} help={textOption(props.options, 'help', '')}>
      <TextInput {...input} type="datetime-local" />
    </FieldFrame>
  );
}
