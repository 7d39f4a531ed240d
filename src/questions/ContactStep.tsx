import { type ReactNode, useMemo } from 'react';
import type { ContactEvent } from '#machines/questions/contactLogic.ts';
import type { FieldErrors } from '#src/forms/fieldErrors.ts';
import { type FormDefinition, rjsfSchema } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { normalisingValidator } from '#src/forms/normalisingValidator.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepNav } from './StepNav.tsx';

type ContactStepProps<Contact> = {
  /** A button elsewhere on the page can send the form by this id. */
  id: string;
  form: FormDefinition;
  contact: Partial<Contact>;
  /** A new object for each refused send; `refused` says which fields, and why. */
  refusal?: object | undefined;
  refused?: FieldErrors;
  send: (event: ContactEvent<Contact>) => void;
  onBack: () => void;
  isSending?: boolean;
  /** Whether the form may not be sent yet, for a reason other than missing fields. */
  isHeldBack?: boolean;
  submitText: string;
  /** Shown above the heading. */
  above?: ReactNode;
};

const HEADING_ID = 'contact-heading';

/**
 * The last step of a quiz. The machine keeps what was typed, so that Back, a reload and a refused send lose nothing; the
 * button works once all required fields are filled in.
 */
export function ContactStep<Contact extends object>(props: ContactStepProps<Contact>) {
  const { id, form, contact, refusal, refused = {}, send, onBack, submitText, above } = props;
  const { isSending = false, isHeldBack = false } = props;
  const isComplete = useIsComplete(form, contact);
  // Any other failure leaves the focus where it is.
  useFocusOnRefusal(id, Object.keys(refused).length > 0 ? refusal : undefined, refused);
  return (
    <Step>
      {above}
      <StepHeading id={HEADING_ID} step="contact">
        {formTitle(form)}
      </StepHeading>
      <SchemaForm
        id={id}
        form={form}
        // The casts hold because the values belong to this form: checked on submit, in part while typing.
        values={contact as Readonly<Record<string, unknown>>}
        refused={refused}
        busy={isSending}
        headingId={HEADING_ID}
        onChange={(values) => send({ type: 'contact.changed', contact: values as Partial<Contact> })}
        onSubmit={(values, timing) => send({ type: 'contact.submitted', contact: values as Contact, timing })}
      />
      <StepNav onBack={onBack} backDisabled={isSending} inFlow>
        <Button type="submit" form={id} size="large" disabled={!isComplete || isSending || isHeldBack} busy={isSending}>
          {submitText}
        </Button>
      </StepNav>
    </Step>
  );
}

function useIsComplete(form: FormDefinition, contact: object): boolean {
  const [validator, schema] = useMemo(() => [normalisingValidator(form.validator), rjsfSchema(form.schema)], [form]);
  return validator.isValid(schema, contact as Readonly<Record<string, unknown>>, schema);
}

const Step = styled('div')({
  marginTop: 36,
  '& > * + h1': { marginTop: 14 },
  '& form': { marginTop: 28 },
});
