import * as detailedQuote from 'virtual:form/detailed-quote';
import type { Recipient, RecipientDraft } from '#machines/savings/recipientRules.ts';
import commonTexts from '#schemas/texts/common.json';
import { type FormDefinition, rjsfSchema } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { normalisingValidator } from '#src/forms/normalisingValidator.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
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
  const { typed } = snapshot.context;
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
        // The casts hold because the values belong to this form and are checked when it is sent.
        onChange={(values) => actor.send({ type: 'recipient.changed', typed: values as RecipientDraft })}
        onSubmit={(values, timing) =>
          actor.send({ type: 'recipient.submitted', recipient: values as Recipient, timing })
        }
      />
    </DialogFrame>
  );
}
