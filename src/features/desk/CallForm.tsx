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
  /** The look of the form's button; `elsewhere` if the dialog around it has the button. */
  look?: ComponentProps<typeof Button>['look'] | 'elsewhere';
  /** Announced after a success. */
  done?: string;
};

/** A form that is sent by a call. A success empties it; a refusal keeps what was typed and appears beside its field. */
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
      // A new key after a success, so that the emptied fields show no errors.
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
