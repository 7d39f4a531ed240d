import { fromPromise } from 'xstate';
import type { DemoRequestSubmission } from '#machines/demoRequest/demoRequestMachine.ts';
import { createDemoRequest } from '#src/api/demoRequests.ts';
import { traceOf } from '#src/forms/formTraces.ts';
import { DEMO_FORM_ID } from './demoRequestForm.ts';

/** What the demo request form asks of the world. */
export const demoRequestActors = {
  sendDemoRequest: fromPromise<void, DemoRequestSubmission>(({ input, signal }) =>
    createDemoRequest({ ...input, trace: traceOf(DEMO_FORM_ID) }, signal),
  ),
};
