import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { comparisonReportMachine, type ReportRequest } from '#machines/comparisonReport/comparisonReportMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { sendComparisonReport } from '#src/api/sendComparisonReport.ts';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { useToasts } from '#src/toasts/useToasts.ts';

export type ComparisonReportFlow = [
  SnapshotFrom<typeof comparisonReportMachine>,
  ActorRefFrom<typeof comparisonReportMachine>,
];

export const REPORT_FORM_ID = 'comparison-report';

const FLOW = 'comparisonReport';
const machine = comparisonReportMachine.provide({
  actors: { sendReport: fromPromise<void, ReportRequest>(sendComparisonReport) },
});

export function useComparisonReport(): ComparisonReportFlow {
  const [input] = useState(() => keptAttempt(FLOW));
  const flow: ComparisonReportFlow = useFlow(machine, { input });
  useToasts(flow[1]);
  useKeptAttempt(FLOW, flow[1]);
  return flow;
}
