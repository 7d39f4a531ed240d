import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { coveringInput } from '#src/theme/coveringInput.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { visuallyHidden } from './VisuallyHidden.tsx';

type SegmentedChoiceProps<Value extends string> = {
  /** Read aloud, but not shown. */
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; title: string }[];
  onChange: (value: Value) => void;
};

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, name, value, options, onChange } = props;
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.title}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')({
  display: 'flex',
  padding: 3,
  borderRadius: radii.control,
  backgroundColor: color.actionDisabledBg,
  '& legend': visuallyHidden,
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': coveringInput,
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 16px',
    borderRadius: radii.control - 3,
    fontSize: '.9375rem',
    fontWeight: 620,
  },
  '& input:checked + span': { backgroundColor: color.bgPaper, boxShadow: color.shadowPaper },
  '& input:focus-visible + span': focusRing,
});
