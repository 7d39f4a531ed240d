import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from the workbench's own page. Any other page that is open in the browser can send requests to
 * this computer too, and must be able neither to read the documents nor to write them.
 */
export function isOwnRequest(method: string, headers: IncomingHttpHeaders, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Another name that leads here is how a page elsewhere would get around the browser's rule.
  if (headers.host === undefined || !hosts.includes(headers.host)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (method === 'GET') return headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return headers.origin === `http://${headers.host}` && headers['content-type'] === 'application/json';
}
