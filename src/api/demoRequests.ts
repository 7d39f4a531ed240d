import { isRecord } from '#domain/json.ts';
import { normalise } from '#domain/normalise.ts';
import type { FormTrace } from '#domain/suspicion.ts';
import type { DemoRequest } from '#schemas/__generated__/demoRequest.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

type DemoRequestCall = { request: DemoRequest; trace: FormTrace; idempotencyKey: string };

/** Asks for a demo; the form's own names stand on the wire (spec 7). */
export async function createDemoRequest(call: DemoRequestCall, signal?: AbortSignal): Promise<void> {
  const { request, trace, idempotencyKey } = call;
  const body = normalise({ ...request, trace });
  const answer = await post(productPath('demo-requests'), body, { idempotencyKey, ...(signal && { signal }) });
  if (!isRecord(answer)) throw new ApiError('');
}
