/** What the network does with one request. */
export type Reply =
  | { status: number; type: string | undefined; body: string; retryAfter?: string }
  | 'no connection'
  | 'no answer';

type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  timeout?: number;
};

/** Replaces XMLHttpRequest, which axios uses in a browser, and answers in the given order. */
export function fakeNetwork() {
  const replies: Reply[] = [];
  const requests: Sent[] = [];
  const real = globalThis.XMLHttpRequest;

  class FakeRequest extends EventTarget {
    status = 0;
    statusText = '';
    responseText = '';
    response = '';
    responseURL = '';
    responseType = '';
    readyState = 0;
    timeout = 0;
    withCredentials = false;
    upload = new EventTarget();
    onloadend: (() => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    #sent: Sent = { method: '', path: '', headers: {}, body: undefined };
    ontimeout: (() => void) | null = null;
    #type: string | undefined;
    #retryAfter: string | undefined;

    open(method: string, path: string) {
      this.#sent = { ...this.#sent, method: method.toUpperCase(), path };
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders() {
      const type = this.#type === undefined ? '' : `content-type: ${this.#type}\r\n`;
      return this.#retryAfter === undefined ? type : `${type}retry-after: ${this.#retryAfter}\r\n`;
    }
    abort() {}
    send(body: string | null) {
      requests.push({ ...this.#sent, body: body ?? undefined, timeout: this.timeout });
      const reply = replies.shift() ?? 'no connection';
      queueMicrotask(() => {
        if (reply === 'no connection') return this.onerror?.({});
        if (reply === 'no answer') return this.ontimeout?.();
        this.#retryAfter = reply.retryAfter;
        this.#type = reply.type;
        Object.assign(this, { status: reply.status, responseText: reply.body, response: reply.body, readyState: 4 });
        this.onloadend?.();
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;

  return {
    requests,
    /** Answers the next requests in order; any request beyond them gets no connection. */
    answer: (...next: Reply[]) => replies.push(...next),
    restore: () => {
      globalThis.XMLHttpRequest = real;
    },
  };
}
