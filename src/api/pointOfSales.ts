import { isRecord } from '#domain/json.ts';
import { ApiError } from './apiError.ts';
import { get, productPath } from './http.ts';
import { type PointOfSale, readPointOfSale } from './pointOfSale.ts';

/** All systems of the comparison. */
export async function listPointOfSales(signal?: AbortSignal): Promise<PointOfSale[]> {
  const answer = await get(productPath('point-of-sales'), { ...(signal && { signal }) });
  const list = isRecord(answer) ? answer.data : undefined;
  if (!Array.isArray(list)) throw new ApiError('');
  return list.map(readPointOfSale);
}
