import { fromPromise } from 'xstate';
import type { DetailsRequest } from '#machines/implementationDetails/implementationDetailsMachine.ts';
import { createComparisonReport } from '#src/api/comparisonReports.ts';

/** The details are the complete comparison with its checklist. */
export const implementationDetailsActors = {
  sendDetails: fromPromise<void, DetailsRequest>(({ input, signal }) => createComparisonReport(input, signal)),
};
