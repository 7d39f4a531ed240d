import { post, productPath } from './http.ts';

/** Has the complete comparison mailed to an address. */
export async function createComparisonReport(
  { email, idempotencyKey }: { email: string; idempotencyKey: string },
  signal?: AbortSignal,
): Promise<void> {
  await post(productPath('comparison-reports'), { email }, { idempotencyKey, ...(signal && { signal }) });
}
