import type { FormSchema } from '#domain/formSchema.ts';
import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { fromWire } from '#domain/wire.ts';
import { ApiError } from './apiError.ts';
import { get, productPath } from './http.ts';

/** The answers a comparison was made from; null when no comparison has this id (a query may not answer undefined). */
export async function findComparison(id: string, schema: FormSchema, signal?: AbortSignal): Promise<Answers | null> {
  try {
    const answer = await get(productPath(`comparisons/${encodeURIComponent(id)}`), { ...(signal && { signal }) });
    const stored = isRecord(answer) && isRecord(answer.data) ? answer.data.answers : undefined;
    if (!isRecord(stored)) throw new ApiError('');
    return fromWire(stored, schema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
