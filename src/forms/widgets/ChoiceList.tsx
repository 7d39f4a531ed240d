import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { getUiOptions } from '@rjsf/utils';
import { ChoiceCardFrame, ChoiceGrid } from '#src/ui/ChoiceCardFrame.tsx';
import { useFormContext } from '../formContext.ts';
import type { FormValues } from '../formDefinition.ts';
import { ChoicePicture } from './ChoicePicture.tsx';

/** Several of many, as cards with boxes: every array in our schemas. The order of the options is kept. */
export function ChoiceList(props: FieldProps<unknown, RJSFSchema, object>) {
  const { name, formData, fieldPathId, uiSchema, onChange, disabled = false } = props;
  const { optionsOf, headingId } = useFormContext();
  const chosen: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const options = optionsOf(name);
  const toggle = (value: string) => {
    const values = options.map((option) => option.value);
    const next = values.filter((entry) => (entry === value ? !chosen.includes(entry) : chosen.includes(entry)));
    onChange(next as FormValues[string], fieldPathId.path);
  };
  return (
    <ChoiceGrid id={fieldPathId.$id} role="group" aria-labelledby={headingId}>
      {options.map((option) => (
        <ChoiceCardFrame
          key={option.value}
          dense
          mark="box"
          label={option.title}
          icon={<ChoicePicture options={getUiOptions(uiSchema)} value={option.value} />}
          input={
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              disabled={disabled}
              onChange={() => toggle(option.value)}
            />
          }
        />
      ))}
    </ChoiceGrid>
  );
}
