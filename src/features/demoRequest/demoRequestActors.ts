import { fromPromise } from 'xstate';
import type { DemoRequestSubmission } from '#machines/demoRequest/demoRequestMachine.ts';
import { createDemoRequest } from '#src/api/demoRequests.ts';

/** What the demo request form asks of the world. */
export const demoRequestActors = {
  sendDemoRequest: fromPromise<void, DemoRequestSubmission>(({ input, signal }) => createDemoRequest(input, signal)),
};
