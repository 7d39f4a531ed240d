import * as demoRequest from 'virtual:form/demo-request';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { readFilledIn } from '#domain/questions/readFilledIn.ts';
import {
  type DemoRequestDraft,
  type DemoRequestSubmission,
  demoRequestMachine,
} from '#machines/demoRequest/demoRequestMachine.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import commonTexts from '#schemas/texts/common.json';
import demoRequestTexts from '#schemas/texts/demo-request.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { createDemoRequest } from '#src/api/demoRequests.ts';
import { refusedFields } from '#src/api/refusedFields.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { useToasts } from '#src/toasts/useToasts.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';
import { DemoReceived } from './DemoReceived.tsx';

const DEMO_FORM_ID = 'demo-request';
const demoRequestForm: FormDefinition = demoRequest;

const demoRequestActors = {
  sendDemoRequest: fromPromise<void, DemoRequestSubmission>(({ input, signal }) => createDemoRequest(input, signal)),
};

const machine = demoRequestMachine.provide({ actors: demoRequestActors });

const FLOW = 'demoRequest';
const requestOf = ({ request }: { request: DemoRequestDraft }) => request;

export function DemoRequestPage() {
  const text = useTexts(demoRequestTexts);
  const common = useTexts(commonTexts);
  const [options] = useState(() => ({ input: keptAttempt(FLOW) }));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);
  useKeptAttempt(FLOW, actor, requestOf);
  useEffect(() => {
    const kept = readFilledIn(demoRequestForm.schema, options.input.filledIn);
    // The cast holds because the form accepts any values of its fields' types; the server checks them.
    const request = { ...kept, ...actor.getSnapshot().context.request } as DemoRequestDraft;
    if (Object.keys(request).length > 0) actor.send({ type: 'request.changed', request });
  }, [actor, options]);
  const { request, refusal } = snapshot.context;
  const refused = refusal ? refusedFields(refusal.error, refusal.request, request) : {};
  useFocusOnRefusal(DEMO_FORM_ID, refusal, refused);
  const isSending = snapshot.hasTag('busy');

  if (snapshot.matches('received')) return <DemoReceived />;
  return (
    <FormPage title={text('title')} intro={text('lead')} receipt={<DemoReceipt />}>
      <SchemaForm
        id={DEMO_FORM_ID}
        form={demoRequestForm}
        values={request}
        refused={refused}
        busy={isSending}
        latest={() => actor.getSnapshot().context.request}
        // The casts hold because the values belong to this form: checked on submit, in part while typing.
        onChange={(values) => actor.send({ type: 'request.changed', request: values as DemoRequestDraft })}
        onSubmit={(values, timing) => actor.send({ type: 'request.submitted', request: values as DemoRequest, timing })}
      >
        <FormSubmit busy={isSending}>{isSending ? common('loading') : submitText(demoRequestForm)}</FormSubmit>
        <PromiseLine>{text('promise')}</PromiseLine>
      </SchemaForm>
    </FormPage>
  );
}

function DemoReceipt() {
  const text = useTexts(demoRequestTexts);
  return (
    <Receipt title={text('demo.title')} figure={text('demo.figure')}>
      <ReceiptRows>
        <ReceiptRow label={text('demo.menu')}>{text('demo.menuTime')}</ReceiptRow>
        <ReceiptRow label={text('demo.rush')}>{text('demo.rushTime')}</ReceiptRow>
        <ReceiptRow label={text('demo.price')}>{text('demo.priceTime')}</ReceiptRow>
      </ReceiptRows>
    </Receipt>
  );
}

const PromiseLine = styled(Caption)({ marginTop: 10, textAlign: 'center' });
