import { fingerprint } from '#domain/fingerprint.ts';

/**
 * Names one send of a visit (D29): the same values sent again carry the same key, so that a send whose answer was lost
 * is stored once.
 */
export const sendKey = (attemptId: string, values: unknown): string =>
  `${attemptId}-${fingerprint(JSON.stringify(values))}`;
