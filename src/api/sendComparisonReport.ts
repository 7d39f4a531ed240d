import type { FormTiming } from '#domain/leads/suspicion.ts';
import { loadable } from './loadable.ts';

type ReportRequest = { email: string; timing?: FormTiming | undefined; idempotencyKey: string };

const loadReports = loadable(() => import('./comparisonReports.ts'));

/** The code that sends it is loaded on first use: the form is on pages that send nothing else. */
export async function sendComparisonReport({ input, signal }: { input: ReportRequest; signal: AbortSignal }) {
  const { createComparisonReport } = await loadReports();
  await createComparisonReport(input, signal);
}
