/** What a client says about the consent box it showed. */
export type ShownConsent = { text?: string; version?: string; page?: string; language?: string };

/** Proof of what a visitor agreed to (D22). */
export type Consent = { text: string; version: string; page: string; language: string; at: Date; address: string };

/** Stands in the record where the client does not say on which page the box was. */
const NOT_SAID = 'not said';

/** The record of a consent; what the client does not say is taken from the form as it stands today. */
export function proofOfConsent(
  shown: ShownConsent,
  current: { text: string; version: string },
  { at, address }: { at: Date; address: string },
): Consent {
  return {
    text: shown.text ?? current.text,
    version: shown.version ?? current.version,
    page: shown.page ?? NOT_SAID,
    language: shown.language ?? 'en',
    at,
    address,
  };
}
