import { memo } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Select } from '#src/ui/Select.tsx';

type PreviewChoiceProps = {
  groups: readonly { title: string; options: readonly { value: string; title: string }[] }[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** What to look at: a state of a quiz, a form, a page. There are hundreds: not at every key. */
export const PreviewChoice = memo(function PreviewChoice({ groups, chosen, onChoose }: PreviewChoiceProps) {
  return (
    <Whole>
      <Select aria-label="Show" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {groups.map(({ title, options }) => (
          <optgroup key={title} label={title}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Whole>
  );
});

const Whole = styled('div')({ width: '100%', '& select': { minHeight: 40, fontSize: '.875rem' } });
