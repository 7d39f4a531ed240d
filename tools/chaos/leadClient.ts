export type SentLead = { key: string; body: unknown };
/** The id a lead was acknowledged with, and whether it had been stored before. */
export type Acknowledgement = { id: string; replayed: boolean };
export type LeadClient = Awaited<ReturnType<typeof openLeadClient>>;

const LONGEST_ANSWER = 30_000;

/** Every visitor has their own address, so that all mails are sent. */
export function numberedLead(number: number): SentLead {
  return {
    key: `chaos-${number}`,
    body: {
      type: 'pos',
      name: `Visitor ${number}`,
      company_name: 'Corner Diner',
      email: `visitor${number}@example.com`,
      phone: '(555) 010-0134',
      timeframe: '1-month',
      agree_to_comms: true,
      data: {
        has_current_pos: 'no',
        restaurant_type: 'food-truck',
        location_count: 'single',
        transaction_volume: '10k-50k',
        priorities: ['lowest-cost', 'integrations', 'mobile-ordering'],
      },
    },
  };
}

/** The part of a browser that sends leads. */
export async function openLeadClient(url: string) {
  const timeout = () => AbortSignal.timeout(LONGEST_ANSWER);
  const response = await fetch(`${url}/sanctum/csrf-cookie`, { signal: timeout() });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '');
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token, 'content-type': 'application/json' };

  return {
    /** Undefined when the answer was cut off, as when the server is killed; throws when the server refused. */
    async send({ key, body }: SentLead): Promise<Acknowledgement | undefined> {
      const request = { method: 'POST', body: JSON.stringify(body), signal: timeout() };
      const answer = await fetch(`${url}/api/restaurant-pos/customer-answers/pos`, {
        ...request,
        headers: { ...headers, 'idempotency-key': key },
      })
        .then(async (received) => ({ status: received.status, headers: received.headers, text: await received.text() }))
        .catch(() => undefined);
      if (answer === undefined) return undefined;
      if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}: ${answer.text}`);
      const { data } = JSON.parse(answer.text) as { data: { id: string } };
      return { id: data.id, replayed: answer.headers.has('idempotent-replayed') };
    },
  };
}
