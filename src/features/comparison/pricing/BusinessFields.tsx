import { useId } from 'react';
import type { Business } from '#domain/prices/threeYearTotal.ts';
import comparisonPricingTexts from '#schemas/texts/comparison-pricing.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { type BusinessTexts, readBusiness } from './readBusiness.ts';

type BusinessFieldsProps = { texts: BusinessTexts; onChange: (texts: BusinessTexts) => void };

/** The inputs of the 36-month total, with each error beside its field. */
export function BusinessFields({ texts, onChange }: BusinessFieldsProps) {
  const text = useTexts(comparisonPricingTexts);
  const read = readBusiness(texts);
  const field = (name: keyof Business, label: string, error: string) => (
    <Field
      label={label}
      value={texts[name]}
      error={read[name] === undefined ? error : undefined}
      onChange={(value) => onChange({ ...texts, [name]: value })}
    />
  );
  return (
    <Fields>
      {field('monthlyVolume', text('total.monthlyVolume'), text('total.amountError'))}
      {field('locations', text('total.locations'), text('total.countError'))}
      {field('averageOrder', text('total.averageOrder'), text('total.amountError'))}
      {field('terminalsPerLocation', text('total.terminals'), text('total.countError'))}
    </Fields>
  );
}

type FieldProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

function Field({ label, value, error, onChange }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-error`} role="status">
        {error}
      </p>
    </div>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gap: '12px 20px',
  alignItems: 'start',
  margin: '20px 0',
  '& label': { ...type('label'), display: 'block', marginBottom: 6 },
  '& p': { ...type('caption'), color: color.statusError },
  [from.small]: { gridTemplateColumns: '1fr 1fr' },
  [from.medium]: { gridTemplateColumns: 'repeat(4, 1fr)', alignItems: 'end' },
});
