/** Names a run with every request of this window. Runs in the frame, so it uses nothing from outside. */
export function nameRun(header: string, run: string): void {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    this.setRequestHeader(header, run);
    send.call(this, body);
  };
  const fetched = window.fetch;
  window.fetch = (resource, options) => {
    const request = new Request(resource, options);
    request.headers.set(header, run);
    return fetched(request);
  };
}
