/** Why something was not delivered, and what follows from it. */
export type DeliveryFailure = {
  /** For the operator (`npm run mail -- status`); may name the recipient, so it is never logged (D31). */
  reason: string;
  /** The receiver will never accept it. */
  isFinal: boolean;
  /** What may be logged. */
  codes: { code?: unknown; responseCode?: unknown };
};

const LONGEST_REASON = 500;
/** No address found or no connection, at the receiver or on the way there. */
const UNREACHABLE = /^(?:ECONN|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETLS)/;

/** Node's codes for a certificate that it does not accept. */
const UNTRUSTED = /CERT|UNABLE_TO_VERIFY|ERR_TLS/;

export function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode, response, command } = detailsOf(error);
  const codes = { ...(code !== undefined && { code }), ...(responseCode !== undefined && { responseCode }) };
  const failure = (reason: string, isFinal = false) => ({ reason: reason.slice(0, LONGEST_REASON), isFinal, codes });

  if (typeof responseCode === 'number') {
    const said = String(response ?? responseCode);
    if (responseCode < 500) return failure(`The mail server wants to be asked again later: ${said}`);
    if (command === 'RCPT TO') return failure(`The mail server refused the address for good: ${said}`, true);
    if (code === 'EMESSAGE') return failure(`The mail server refused the mail for good: ${said}`, true);
    // Sender and password are the same for every mail: once they are corrected here, it is sent.
    return failure(`The mail server refuses us: ${said}`);
  }
  if (typeof code === 'string' && UNREACHABLE.test(code)) return failure(`The receiver could not be reached (${code})`);
  if (!(error instanceof Error)) return failure(String(error));
  if (error.name === 'TimeoutError') return failure('The receiver did not answer in time');
  const cause = causeOf(error);
  if (typeof code === 'string' && UNTRUSTED.test(code))
    return failure(`The receiver's certificate is not accepted: ${cause.message} (${code})`);
  if (cause.message === 'unexpected redirect')
    return failure('The receiver answered with another address, and a lead goes only where its owner said');
  return failure(cause.message);
}

/** `fetch failed` says nothing: the cause says what failed. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

type Details = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

function detailsOf(error: unknown): Details {
  if (!(error instanceof Error)) return {};
  // `fetch` wraps the error of the connection.
  return error.cause instanceof Error && !('code' in error) ? detailsOf(error.cause) : (error as Details);
}
