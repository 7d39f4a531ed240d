import type { UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { PasswordInput } from '#src/forms/widgets/PasswordInput.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useRefusal } from './useRefusal.ts';

const widgets = { PasswordWidget: PasswordInput };

type CallFormProps<Values> = {
  id: string;
  form: FormDefinition;
  call: UseMutationResult<unknown, Error, Values>;
  /** Of its button; a dialog has the button itself. */
  look?: ComponentProps<typeof Button>['look'] | 'elsewhere';
  /** Said after a success. */
  done?: string;
};

/** A form that is sent by a call. What was typed goes after a success, and stays with a refusal beside its field. */
export function CallForm<Values extends object>({
  id,
  form,
  call,
  look = 'primary',
  done = '',
}: CallFormProps<Values>) {
  const [values, setValues] = useState<FormValues>({});
  const { refused, alert } = useRefusal(call, values);
  useFocusOnRefusal(id, call.error ?? undefined, refused);
  return (
    <SchemaForm
      // Emptied fields show no error after a success.
      key={call.isSuccess ? call.submittedAt : 'first'}
      id={id}
      form={form}
      values={values}
      refused={refused}
      busy={call.isPending}
      widgets={widgets}
      onChange={setValues}
      // The cast holds because the form has just accepted the values.
      onSubmit={(typed) => call.mutate(typed as Values, { onSuccess: () => setValues({}) })}
    >
      {alert && <p role="alert">{alert}</p>}
      <p role="status">{call.isSuccess ? done : ''}</p>
      {look !== 'elsewhere' && (
        <Button type="submit" look={look} busy={call.isPending}>
          {submitText(form)}
        </Button>
      )}
    </SchemaForm>
  );
}
