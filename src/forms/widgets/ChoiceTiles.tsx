import { color } from '#src/theme/color.ts';
import { radioTiles } from '#src/theme/radioTiles.ts';
import { from, over } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { Asterisk } from '../FieldLabel.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { ChoicePicture } from './ChoicePicture.tsx';

/** A single choice inside a form, as small tiles with a picture. */
export function ChoiceTiles(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options } = props;
  const { optionsOf, errorOf } = useFormContext();
  const error = errorOf(name);
  return (
    <FieldFrame id={id} error={error}>
      <Group disabled={disabled} role="radiogroup" aria-required={required} {...describedByError(id, error)}>
        <legend>
          <span>{label}</span>
          {required && <Asterisk />}
        </legend>
        <div>
          {optionsOf(name).map((option, index) => (
            <label key={option.value}>
              <input
                type="radio"
                // The first one has the field's id, by which the form finds the element to focus.
                id={index === 0 ? id : undefined}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => props.onChange(option.value)}
              />
              <span>
                <ChoicePicture options={options} value={option.value} />
                <span>{option.title}</span>
              </span>
            </label>
          ))}
        </div>
      </Group>
    </FieldFrame>
  );
}

const Group = styled('fieldset')(radioTiles, {
  '& div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 },
  [from.small]: { '& div': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  '& label': { display: 'grid' },
  '& label > span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 92,
    padding: '12px 8px 15px',
    lineHeight: 1.3,
    textAlign: 'center',
    transition: over('background-color'),
  },
  '& svg': { fontSize: '1.4rem', color: color.textBrand },
  '& input:checked + span': { paddingBottom: 12 },
});
