import { styled } from '@mui/material/styles';
import type { SavingsActor, SavingsContactDraft, SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { rjsfSchema } from '#src/forms/formDefinition.ts';
import { normalisingValidator } from '#src/forms/normalisingValidator.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { formTitle, useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { StepHeading } from '#src/questions/StepHeading.tsx';
import { StepNav } from '#src/questions/StepNav.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { SAVINGS_CONTACT_FORM_ID, savingsContactForm } from './savingsForms.ts';
import { secondsLeft } from './savingsPosition.ts';

type SavingsContactStepProps = { snapshot: SavingsSnapshot; actor: SavingsActor; onBack: () => void };

const HEADING_ID = 'savings-heading';
const validator = normalisingValidator(savingsContactForm.validator);
const schema = rjsfSchema(savingsContactForm.schema);

/** The button works after three seconds (D28), once all required fields are filled in. */
export function SavingsContactStep({ snapshot, actor, onBack }: SavingsContactStepProps) {
  const text = useTexts(savingsTexts);
  const form = useTranslatedForm(savingsContactForm);
  const { contact } = snapshot.context;
  const seconds = secondsLeft(snapshot);
  const isComplete = validator.isValid(schema, contact, schema);
  return (
    <Step>
      <StepHeading id={HEADING_ID} step="contact">
        {formTitle(form)}
      </StepHeading>
      <SchemaForm
        id={SAVINGS_CONTACT_FORM_ID}
        form={savingsContactForm}
        values={contact}
        // The casts hold because the values are this form's: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'contact.changed', contact: values as SavingsContactDraft })}
        onSubmit={(values, timing) =>
          actor.send({ type: 'contact.submitted', contact: values as SavingsContact, timing })
        }
      />
      <StepNav onBack={onBack} inFlow>
        <Button
          type="submit"
          form={SAVINGS_CONTACT_FORM_ID}
          size="large"
          disabled={!isComplete || seconds !== undefined}
        >
          {seconds === undefined ? text('contact.submit') : text('contact.submitIn', { seconds })}
        </Button>
      </StepNav>
    </Step>
  );
}

const Step = styled('div')({ marginTop: 36, '& form': { marginTop: 28 } });
