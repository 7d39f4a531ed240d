import { fromPromise } from 'xstate';
import type { GuideRequest } from '#machines/guide/guideMachine.ts';
import { createComparisonReport } from '#src/api/comparisonReports.ts';

/** What sending the guide asks of the world: the details are the complete comparison with its checklist. */
export const guideActors = {
  sendDetails: fromPromise<void, GuideRequest>(({ input, signal }) => createComparisonReport(input, signal)),
};
