import { isRecord } from '#domain/json.ts';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import { normalise } from '#domain/text/normalise.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

type DemoRequestCall = { request: DemoRequest; timing: FormTiming | undefined; idempotencyKey: string };

/** The wire uses the form's own names (spec 7). */
export async function createDemoRequest(call: DemoRequestCall, signal?: AbortSignal): Promise<void> {
  const { request, timing, idempotencyKey } = call;
  const body = normalise({ ...request, trace: timing });
  const answer = await post(productPath('demo-requests'), body, { idempotencyKey, ...(signal && { signal }) });
  if (!isRecord(answer)) throw new ApiError('');
}
