import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { ChoiceCardFrame, ChoiceGrid } from '#src/ui/ChoiceCardFrame.tsx';
import { useFormContext } from '../formContext.ts';
import type { FormValues } from '../formDefinition.ts';
import { ChoicePicture } from './ChoicePicture.tsx';

/** A multiple choice as cards: every array in the schemas. Keeps the order of the options. */
export function ChoiceList(props: FieldProps<unknown, RJSFSchema, object>) {
  const { name, schema, formData, fieldPathId, uiSchema, onChange, disabled = false } = props;
  const { optionsOf, groupsOf, headingId } = useFormContext();
  const chosen: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const options = optionsOf(name);
  const isFull = schema.maxItems !== undefined && chosen.length >= schema.maxItems;
  const toggle = (value: string) => {
    const values = options.map((option) => option.value);
    const next = values.filter((entry) => (entry === value ? !chosen.includes(entry) : chosen.includes(entry)));
    onChange(next as FormValues[string], fieldPathId.path);
  };
  const card = ({ value, title }: (typeof options)[number]) => (
    <ChoiceCardFrame
      key={value}
      dense
      mark="box"
      label={title}
      icon={<ChoicePicture options={getUiOptions(uiSchema)} value={value} />}
      input={
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          disabled={disabled || (isFull && !chosen.includes(value))}
          onChange={() => toggle(value)}
        />
      }
    />
  );
  const groups = groupsOf(name);
  if (!groups)
    return (
      <ChoiceGrid id={fieldPathId.$id} role="group" aria-labelledby={headingId}>
        {options.map(card)}
      </ChoiceGrid>
    );
  return groups.map(({ title, values }) => (
    <Group key={title}>
      <legend>{title}</legend>
      <NarrowGrid>{options.filter(({ value }) => values.includes(value)).map(card)}</NarrowGrid>
    </Group>
  ));
}

const Group = styled('fieldset')({
  '&:not(:first-of-type)': { marginTop: 20 },
  '& legend': { ...type('label'), padding: 0, marginBottom: 6 },
});

/** As many columns as fit: vendors' names are short. */
const NarrowGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 10,
});
