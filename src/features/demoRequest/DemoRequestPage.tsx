import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type DemoRequestDraft, demoRequestMachine } from '#machines/demoRequest/demoRequestMachine.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import commonTexts from '#schemas/texts/common.json';
import demoRequestTexts from '#schemas/texts/demo-request.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { refusedFields } from '#src/api/refusedFields.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { newId } from '#src/storage/newId.ts';
import { useTexts } from '#src/texts/texts.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { Caption } from '#src/ui/Lead.tsx';
import { DemoReceipt } from './DemoReceipt.tsx';
import { DemoReceived } from './DemoReceived.tsx';
import { demoRequestActors } from './demoRequestActors.ts';
import { DEMO_FORM_ID, demoRequestForm } from './demoRequestForm.ts';

const machine = demoRequestMachine.provide({ actors: demoRequestActors });

export function DemoRequestPage() {
  const text = useTexts(demoRequestTexts);
  const common = useTexts(commonTexts);
  const form = useTranslatedForm(demoRequestForm);
  const [options] = useState(() => ({ input: { attemptId: newId() } }));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);
  const { request, refusal } = snapshot.context;
  const refused = refusal ? refusedFields(refusal.error, refusal.request, request) : {};
  useFocusOnRefusal(DEMO_FORM_ID, refusal, refused);
  const isSending = snapshot.hasTag('busy');

  if (snapshot.matches('received')) return <DemoReceived />;
  return (
    <FormPage title={text('title')} lead={text('lead')} receipt={<DemoReceipt />}>
      <title>{text('title')}</title>
      <SchemaForm
        id={DEMO_FORM_ID}
        form={demoRequestForm}
        values={request}
        refused={refused}
        busy={isSending}
        // The casts hold because the values are this form's: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'request.changed', request: values as DemoRequestDraft })}
        onSubmit={(values, timing) => actor.send({ type: 'request.submitted', request: values as DemoRequest, timing })}
      >
        <FormSubmit busy={isSending}>{isSending ? common('loading') : submitText(form)}</FormSubmit>
        <PromiseLine>{text('promise')}</PromiseLine>
      </SchemaForm>
    </FormPage>
  );
}

const PromiseLine = styled(Caption)({ marginTop: 10, textAlign: 'center' });
