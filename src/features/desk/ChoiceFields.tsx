import { styled } from '#src/theme/styled.tsx';
import { Select } from '#src/ui/Select.tsx';

export type Choice = { value: string | number; title: string };

type ChoiceFieldProps = {
  id: string;
  label: string;
  value: string | number;
  /** The title of the empty choice, if there is one. */
  none?: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
};

export function ChoiceField({ id, label, value, none, choices, onChoose }: ChoiceFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A few fields fill the line; many are each as narrow as a date. */
export const ChoiceFields = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  '&[data-many=true]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
  '& label': { display: 'block', marginBottom: 4, fontSize: '.875rem', fontWeight: 560 },
});
