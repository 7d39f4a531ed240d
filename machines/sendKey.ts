import { canonicalJson } from '#domain/canonicalJson.ts';
import { fingerprint } from '#domain/fingerprint.ts';

/** Identifies the sends of a flow; kept across a reload, so that a send repeated after it is recognised (T-03). */
export type Attempt = {
  attemptId: string;
  /** How many sends were accepted: after each, the same values make a new send. */
  taken?: number;
};

/**
 * The idempotency key of one send (D29): the same values have the same key, so that a request whose answer was lost
 * is stored once.
 */
export const sendKey = (attemptId: string, values: unknown): string =>
  `${attemptId}-${fingerprint(canonicalJson(values))}`;
