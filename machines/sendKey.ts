import { fingerprint } from '#domain/fingerprint.ts';

/**
 * The idempotency key of one send (D29): the same values have the same key, so that a request whose answer was lost
 * is stored once.
 */
export const sendKey = (attemptId: string, values: unknown): string =>
  `${attemptId}-${fingerprint(JSON.stringify(values))}`;
