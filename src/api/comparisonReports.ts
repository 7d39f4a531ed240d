import type { FormTrace } from '#domain/suspicion.ts';
import { post, productPath } from './http.ts';

/** Has the complete comparison mailed to an address. */
export async function createComparisonReport(
  { email, trace, idempotencyKey }: { email: string; trace?: FormTrace; idempotencyKey: string },
  signal?: AbortSignal,
): Promise<void> {
  await post(
    productPath('comparison-reports'),
    { email, ...(trace && { trace }) },
    { idempotencyKey, ...(signal && { signal }) },
  );
}
