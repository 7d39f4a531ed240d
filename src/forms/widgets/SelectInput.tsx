import { Select } from '#src/ui/Select.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

/** A list with a single choice; nothing is chosen while its first line, the placeholder, is selected. */
export function SelectInput(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  const { optionsOf } = useFormContext();
  const { placeholder, ...select } = input;
  return (
    <FieldFrame {...frame}>
      <Select {...select} autoComplete={textOption(props.options, 'autocomplete', 'off')}>
        <option value="">{placeholder}</option>
        {optionsOf(props.name).map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
