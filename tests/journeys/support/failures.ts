import type { Page, Route } from '@playwright/test';

/** What can happen to a request between page and server. */
export type Failure = {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** What the visitor is told according to spec 8; undefined for the default text of the form. */
  says: string | undefined;
};

const unreachable = 'We could not reach our server. Please check your connection and try again.';
const page = '<!doctype html><title>Bad gateway</title><h1>502 <b>Bad Gateway</b></h1>';
const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const html = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: page });

export const failures: readonly Failure[] = [
  { name: 'is cut off', answer: (route) => route.abort('connectionreset'), says: unreachable },
  { name: 'is answered 500 with a message', answer: json(500, { message: 'Out of paper' }), says: 'Out of paper' },
  { name: 'is answered 500 without a body', answer: (route) => route.fulfill({ status: 500 }), says: undefined },
  { name: 'is answered 500 with HTML', answer: html(500), says: undefined },
  { name: 'is answered 502 with HTML', answer: html(502), says: undefined },
  { name: 'is answered 200 with HTML', answer: html(200), says: undefined },
  {
    name: 'is answered 200 with half of the JSON',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"comparison_id":"a' }),
    says: undefined,
  },
  { name: 'is answered 200 with null', answer: json(200, null), says: undefined },
  {
    name: 'is refused with 422',
    answer: json(422, { message: 'Please check the marked fields.', errors: { email: ['Unknown'] } }),
    says: 'Please check the marked fields.',
  },
  {
    name: 'comes too often (429)',
    answer: json(429, { message: 'Please wait 9 seconds.' }),
    says: 'Please wait 9 seconds.',
  },
];

/** The answer to a token that does not match. */
export const tokenMismatch = json(419, { message: 'This page has been open for too long.' });

/** Fails each request until `mend` is called; `asked` is their number. */
export async function failRequests(page: Page, address: string, answer: Failure['answer']) {
  let requests = 0;
  await page.route(address, (route) => {
    requests += 1;
    return answer(route);
  });
  return { mend: () => page.unroute(address), asked: () => requests };
}

/** Passes a request on to the server, and loses the server's answer on the way back. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

export const afterFiveSeconds = async (route: Route): Promise<void> => {
  await new Promise((waited) => setTimeout(waited, 5000));
  await route.continue();
};
