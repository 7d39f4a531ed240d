import type { FormTiming } from '#domain/leads/suspicion.ts';
import { post, productPath } from './http.ts';

/** Requests the complete comparison by mail. */
export async function createComparisonReport(
  { email, timing, idempotencyKey }: { email: string; timing?: FormTiming | undefined; idempotencyKey: string },
  signal?: AbortSignal,
): Promise<void> {
  await post(
    productPath('comparison-reports'),
    { email, ...(timing && { trace: timing }) },
    { idempotencyKey, ...(signal && { signal }) },
  );
}
