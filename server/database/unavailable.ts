/** SQLite's primary result codes: locked, read-only, cannot read or write, disk full, cannot open. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);
/** PostgreSQL's codes: connection lost, resources used up, shutting down, read-only, cancelled; and the system's own. */
const CODES = /^(?:08|53|57P|25006|57014|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND)/;
/** Messages without a code, of the drivers and of the thread that writes. */
const MESSAGES =
  /^(?:database is locked|database or disk is full|attempt to write a readonly database|disk I\/O error|unable to open database file|Connection terminated|Query read timeout|timeout exceeded when trying to connect|The thread that stores leads has ended)/;

/** Whether an error says that the database cannot be used now, rather than that the query itself was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff);
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true;
  return MESSAGES.test(error.message);
}
