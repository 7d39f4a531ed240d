import { TextInput as Input } from '#src/ui/TextInput.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

type Kind = { inputType: string; autocomplete: string };

const PLAIN: Kind = { inputType: 'text', autocomplete: 'off' };
/** What a format already tells the browser: which keyboard a phone shows, and what to fill in. */
const KINDS: Readonly<Record<string, Kind>> = {
  email: { inputType: 'email', autocomplete: 'email' },
  phone: { inputType: 'tel', autocomplete: 'tel' },
  website: { inputType: 'url', autocomplete: 'url' },
};

/** `ui:options.inputType` and `ui:autocomplete` tell the browser what belongs in it; otherwise the field's format does. */
export function TextInput(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  const { options, schema } = props;
  const kind = KINDS[schema.format ?? ''] ?? PLAIN;
  return (
    <FieldFrame {...frame} help={textOption(options, 'help', '')}>
      <Input
        {...input}
        type={textOption(options, 'inputType', kind.inputType)}
        autoComplete={textOption(options, 'autocomplete', kind.autocomplete)}
      />
    </FieldFrame>
  );
}
