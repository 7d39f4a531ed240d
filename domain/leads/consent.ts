/** What a person agreed to, and where it was shown (D22); the server adds the time. */
export type Consent = {
  /** The exact wording that was shown. */
  text: string;
  version: string;
  /** Path of the page, without query. */
  page: string;
  language: string;
};
