import commonTexts from '#schemas/texts/common.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radioTiles } from '#src/theme/radioTiles.ts';
import { styled } from '#src/theme/styled.tsx';
import { useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';

/** A single choice inside a form, for a few short options. */
export function RadioLine(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false } = props;
  const { optionsOf } = useFormContext();
  const text = useTexts(commonTexts);
  return (
    <Group id={id} disabled={disabled}>
      <legend>
        <span>{label}</span>
        {!required && <small>{` ${text('optional')}`}</small>}
      </legend>
      <div>
        {optionsOf(name).map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled('fieldset')(radioTiles, {
  '& small': { fontSize: 'inherit', fontWeight: 440, color: color.textSecondary },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& label': { flex: '1 1 96px' },
  '& label > span': { display: 'grid', placeItems: 'center', minHeight: 48, padding: '8px 16px 11px' },
  '& input:checked + span': { paddingBottom: 8 },
});
