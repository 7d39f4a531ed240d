/** Any value JSON can hold; what comes over the wire or out of storage before it is checked. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** True for a plain object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
