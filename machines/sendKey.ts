import { canonicalJson } from '#domain/canonicalJson.ts';
import { fingerprint } from '#domain/fingerprint.ts';

/** What names the sends of a flow: kept over a reload, so that what was sent before is recognised after it (T-03). */
export type Attempt = {
  attemptId: string;
  /** How many sends were taken: the same values again are then another send. */
  taken?: number;
};

/**
 * The idempotency key of one send (D29): the same values have the same key, so that a request whose answer was lost
 * is stored once.
 */
export const sendKey = (attemptId: string, values: unknown): string =>
  `${attemptId}-${fingerprint(canonicalJson(values))}`;
