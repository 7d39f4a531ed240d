import * as detailedQuote from 'virtual:form/detailed-quote';
import { useState } from 'react';
import type { Recipient } from '#machines/savings/recipientRules.ts';
import commonTexts from '#schemas/texts/common.json';
import { type FormDefinition, type FormValues, rjsfSchema } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { normalisingValidator } from '#src/forms/normalisingValidator.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { DETAILED_QUOTE_FORM_ID } from './savingsForms.ts';
import type { DetailedQuoteFlow } from './useDetailedQuote.ts';

const definition: FormDefinition = detailedQuote;
const validator = normalisingValidator(definition.validator);
const schema = rjsfSchema(definition.schema);

/** Loaded when first opened. */
export function DetailedQuoteDialog({ flow: [snapshot, actor] }: { flow: DetailedQuoteFlow }) {
  const common = useTexts(commonTexts);
  const form = definition;
  const [typed, setTyped] = useState<FormValues>(() => {
    const email = rememberedEmail();
    return snapshot.context.given ?? (email === undefined ? {} : { email });
  });
  return (
    <DialogFrame
      open={snapshot.matches('asking')}
      size="small"
      title={formTitle(form)}
      closeLabel={common('close')}
      onClose={() => actor.send({ type: 'asking.dismissed' })}
      actions={
        <Button type="submit" form={DETAILED_QUOTE_FORM_ID} disabled={!validator.isValid(schema, typed, schema)}>
          {form.uiSchema['ui:submitButtonOptions']?.submitText}
        </Button>
      }
    >
      <SchemaForm
        id={DETAILED_QUOTE_FORM_ID}
        form={definition}
        values={typed}
        onChange={setTyped}
        // The cast holds because the form has checked the values.
        onSubmit={(values, timing) =>
          actor.send({ type: 'recipient.submitted', recipient: values as Recipient, timing })
        }
      />
    </DialogFrame>
  );
}
