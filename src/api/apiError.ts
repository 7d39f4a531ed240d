/** The one shape every failed call has when it leaves src/api. */
export class ApiError extends Error {
  /** HTTP status; undefined when no answer came or none could be read. */
  readonly status: number | undefined;
  /** Refused fields, named as the server names them. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  /**
   * @param message what the visitor may be told: the server's own words, or what went wrong on the way; empty when
   *   there is nothing fit to be shown (an HTML error page, say)
   */
  constructor(
    message: string,
    details: { status?: number | undefined; errors?: Record<string, string[]>; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.errors = details.errors ?? {};
  }
}
