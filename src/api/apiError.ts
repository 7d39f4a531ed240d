/** The only kind of error that code outside src/api gets from a failed call. */
export class ApiError extends Error {
  /** HTTP status; undefined when no answer arrived or none could be read. */
  readonly status: number | undefined;
  /** Refused fields, by the server's names. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  /**
   * @param message what the visitor may be told: the server's own words, or the problem on the way; empty when
   *   nothing can be shown (an HTML error page, for example)
   */
  constructor(
    message: string,
    details: {
      status?: number | undefined;
      errors?: Record<string, string[]>;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.errors = details.errors ?? {};
    this.retryAfter = details.retryAfter;
  }
}
