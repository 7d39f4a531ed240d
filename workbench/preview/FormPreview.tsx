import { useState } from 'react';
import { type FormDefinition, type FormValues, rjsfSchema } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';

/** A form by itself, with the product's own fields and refusals; what is sent goes nowhere. */
export function FormPreview({ form }: { form: FormDefinition }) {
  const [values, setValues] = useState<FormValues>({});
  const [sent, setSent] = useState<FormValues>();
  const isValid = form.validator.isValid(rjsfSchema(form.schema), values, rjsfSchema(form.schema));
  return (
    <Page>
      <h1>{formTitle(form)}</h1>
      <SchemaForm id="previewed" form={form} values={values} onChange={setValues} onSubmit={setSent} />
      <Button type="submit" form="previewed">
        Check
      </Button>
      <p role="status">{sent && isValid ? `This would be sent: ${Object.keys(values).join(', ')}` : ''}</p>
    </Page>
  );
}

const Page = styled('main')({
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 20px',
  '& h1': { ...type('question'), margin: '0 0 24px' },
  '& form': { marginBottom: 24 },
});
