import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { comparisonReportMachine, type ReportRequest } from '#machines/comparisonReport/comparisonReportMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { loadable } from '#src/api/loadable.ts';
import { newId } from '#src/storage/newId.ts';
import { useToasts } from '#src/toasts/useToasts.ts';

export type ComparisonReportFlow = [
  SnapshotFrom<typeof comparisonReportMachine>,
  ActorRefFrom<typeof comparisonReportMachine>,
];

export const REPORT_FORM_ID = 'comparison-report';

const loadReports = loadable(() => import('#src/api/comparisonReports.ts'));

const machine = comparisonReportMachine.provide({
  actors: {
    // Loaded on first use: the button is on pages that send nothing else.
    sendReport: fromPromise<void, ReportRequest>(async ({ input, signal }) => {
      const { createComparisonReport } = await loadReports();
      await createComparisonReport(input, signal);
    }),
  },
});

export function useComparisonReport(): ComparisonReportFlow {
  const [input] = useState(() => ({ attemptId: newId() }));
  const flow: ComparisonReportFlow = useFlow(machine, { input });
  useToasts(flow[1]);
  return flow;
}
