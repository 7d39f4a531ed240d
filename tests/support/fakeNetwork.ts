/** What the network does with one request. */
export type Reply = { status: number; type: string | undefined; body: string } | 'no connection';

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

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
    #type: string | undefined;

    open(method: string, path: string) {
      this.#sent = { ...this.#sent, method: method.toUpperCase(), path };
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders() {
      return this.#type === undefined ? '' : `content-type: ${this.#type}`;
    }
    abort() {}
    send(body: string | null) {
      requests.push({ ...this.#sent, body: body ?? undefined });
      const reply = replies.shift() ?? 'no connection';
      queueMicrotask(() => {
        if (reply === 'no connection') return this.onerror?.({});
        this.#type = reply.type;
        Object.assign(this, { status: reply.status, responseText: reply.body, response: reply.body, readyState: 4 });
        this.onloadend?.();
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;

  return {
    requests,
    /** Answers the next requests in order; one too many gets no connection. */
    answer: (...next: Reply[]) => replies.push(...next),
    restore: () => {
      globalThis.XMLHttpRequest = real;
    },
  };
}
