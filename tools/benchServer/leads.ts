import { numberedLead } from '../chaos/leadClient.ts';

const run = Date.now().toString(36);

/** Makes quiz leads for the product's server, each from a different visitor. */
export async function leadsTo(url: string) {
  const response = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '');
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token, 'content-type': 'application/json' };
  const series = Math.random().toString(36).slice(2);
  return (number: number) => {
    const { body } = numberedLead(number);
    const lead = { ...(body as object), email: `v${number}-${series}-${run}@example.com` };
    return {
      path: '/api/restaurant-pos/customer-answers/pos',
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `${series}-${number}` },
      body: JSON.stringify(lead),
    };
  };
}

/** The same lead for the bare server. */
export const bareLead = (number: number) => ({
  path: '/',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(numberedLead(number).body),
});
