import { styled } from '@mui/material/styles';
import type { ContactDraft, QuizActor, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
import quizTexts from '#schemas/texts/quiz.json';
import { rjsfSchema } from '#src/forms/formDefinition.ts';
import { normalisingValidator } from '#src/forms/normalisingValidator.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { formTitle, useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { StepHeading } from '#src/questions/StepHeading.tsx';
import { StepNav } from '#src/questions/StepNav.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { CONTACT_FORM_ID, contactForm } from './quizForms.ts';

type ContactStepProps = { snapshot: QuizSnapshot; actor: QuizActor; onBack: () => void };

const HEADING_ID = 'quiz-heading';
const validator = normalisingValidator(contactForm.validator);
const schema = rjsfSchema(contactForm.schema);

/** The machine keeps what is typed, so that Back, a reload and a refused send lose nothing. */
export function ContactStep({ snapshot, actor, onBack }: ContactStepProps) {
  const text = useTexts(quizTexts);
  const form = useTranslatedForm(contactForm);
  const { contact } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  const isComplete = validator.isValid(schema, contact, schema);
  return (
    <Step>
      <Badge tone="success">
        <Icon name="check-circle" weight="fill" />
        <span>{text('almostDone')}</span>
      </Badge>
      <StepHeading id={HEADING_ID} step="contact">
        {formTitle(form)}
      </StepHeading>
      <SchemaForm
        id={CONTACT_FORM_ID}
        form={contactForm}
        values={contact}
        busy={isSending}
        headingId={HEADING_ID}
        // The casts hold because the values are this form's: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'contact.changed', contact: values as ContactDraft })}
        onSubmit={(values, timing) => actor.send({ type: 'contact.submitted', contact: values as Contact, timing })}
      />
      <StepNav onBack={onBack} backDisabled={isSending} inFlow>
        <Button type="submit" form={CONTACT_FORM_ID} size="large" disabled={!isComplete || isSending} busy={isSending}>
          {isSending ? text('sending') : text('getResults')}
        </Button>
      </StepNav>
    </Step>
  );
}

const Step = styled('div')({ marginTop: 36, '& h1': { marginTop: 14 }, '& form': { marginTop: 28 } });
