import { fromPromise } from 'xstate';
import type { DemoRequestSubmission } from '#machines/demoRequest/demoRequestMachine.ts';
import { createDemoRequest } from '#src/api/demoRequests.ts';

export const demoRequestActors = {
  sendDemoRequest: fromPromise<void, DemoRequestSubmission>(({ input, signal }) => createDemoRequest(input, signal)),
};
