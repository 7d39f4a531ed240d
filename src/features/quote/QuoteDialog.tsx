import * as quoteRequest from 'virtual:form/quote-request';
import { vendors } from 'virtual:vendors';
import { type QuoteDraft, requestFits } from '#machines/quote/quoteRequestRules.ts';
import commonTexts from '#schemas/texts/common.json';
import quoteTexts from '#schemas/texts/quote.json';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ContactSummary } from './ContactSummary.tsx';
import type { QuoteFlow } from './useQuotes.ts';

const QUOTE_FORM_ID = 'quote-request';

/** The systems to choose from are the vendors compared on this site. */
const quoteForm: FormDefinition = {
  ...quoteRequest,
  options: { posSystems: vendors.map(({ slug, name }) => ({ value: slug, title: name })) },
};

/** Loaded when first opened. */
export function QuoteDialog({ flow: [snapshot, actor] }: { flow: QuoteFlow }) {
  const text = useTexts(quoteTexts);
  const common = useTexts(commonTexts);
  const form = quoteForm;
  const { request, recommended, contact } = snapshot.context;
  const isSubmitting = snapshot.hasTag('busy');
  const dismiss = () => actor.send({ type: 'modal.dismissed' });
  const count = request.posSystems.length;

  if (snapshot.matches('succeeded'))
    return (
      <DialogFrame
        open
        locked
        size="small"
        drawing={<Icon name="seal-check" weight="duotone" />}
        title={text('submitted.title')}
        intro={text('submitted.text')}
        closeLabel={common('close')}
        onClose={dismiss}
      />
    );
  return (
    <FormDialog
      open={snapshot.hasTag('open')}
      title={formTitle(form)}
      intro={text('lead')}
      closeLabel={common('close')}
      onClose={dismiss}
      formId={QUOTE_FORM_ID}
      isSending={isSubmitting}
      canBeSent={requestFits(request)}
      cancelText={text('cancel')}
      submitText={isSubmitting ? text('submitting') : text('submit', { count })}
    >
      <SchemaForm
        id={QUOTE_FORM_ID}
        form={quoteForm}
        values={request}
        busy={isSubmitting}
        groups={{
          posSystems: [
            { title: text('recommended'), values: recommended },
            { title: text('others'), values: others(recommended) },
          ].filter(({ values }) => values.length > 0),
        }}
        // The cast holds because the values belong to this form: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'request.changed', request: values as QuoteDraft })}
        onSubmit={(_, timing) => actor.send({ type: 'request.submitted', timing })}
      />
      {contact && <ContactSummary contact={contact} />}
    </FormDialog>
  );
}

const others = (recommended: readonly string[]) =>
  vendors.map(({ slug }) => slug).filter((slug) => !recommended.includes(slug));
