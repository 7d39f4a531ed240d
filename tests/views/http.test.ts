import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryDelay } from '#domain/retryRule.ts';
import { ApiError } from '#src/api/apiError.ts';
import { apiBase } from '#src/api/host.ts';
import { get, post } from '#src/api/http.ts';
import { loadable } from '#src/api/loadable.ts';
import { createQuote } from '#src/api/quotes.ts';
import { withRetries } from '#src/api/retry.ts';
import { fakeNetwork, type Reply } from '#tests/support/fakeNetwork.ts';
import { visitorContact } from '#tests/support/visitorContact.ts';

let network: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

const showCookies = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

const json = (status: number, body: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const token: Reply = { status: 204, type: undefined, body: '' };

test('spec 7: a fresh token is fetched before every write, and the key of the action is sent along', async () => {
  network.answer(token, json(201, { data: { id: 'x' } }));
  expect(await post('/api/anything', { a: 1 }, { idempotencyKey: 'key-1' })).toEqual({ data: { id: 'x' } });
  expect(network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /sanctum/csrf-cookie',
    'POST /api/anything',
  ]);
  expect([network.requests[1]?.headers['idempotency-key'], network.requests[1]?.body]).toEqual(['key-1', '{"a":1}']);
});

test('a quote is asked for with everything that its form holds, blank texts left out', async () => {
  network.answer(token, json(201, {}), token, json(201, {}));
  const call = { contact: visitorContact(), comparisonId: undefined, idempotencyKey: 'key', timing: { seconds: 9 } };
  const wishes = { additionalInfo: ' two bars ', floorPlan: 'round' };
  await createQuote({ ...call, posSystems: ['toast'], wishes });
  await createQuote({ ...call, posSystems: ['toast'], wishes: { additionalInfo: ' ' } });
  const sent = network.requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));
  expect(sent.map(({ data }) => data)).toEqual([
    { pos_systems: ['toast'], additional_info: { text: 'two bars' }, floor_plan: 'round' },
    { pos_systems: ['toast'] },
  ]);
});

describe('D29, N-03: a token that is refused', () => {
  test('is fetched again and the write sent once more', async () => {
    network.answer(token, json(419, { message: 'CSRF token mismatch.' }), token, json(201, { data: 1 }));
    expect(await post('/api/anything', {})).toEqual({ data: 1 });
  });

  test('twice is an error, and nothing is sent a third time', async () => {
    showCookies('XSRF-TOKEN=ours');
    network.answer(token, json(419, { message: 'a' }), token, json(419, { message: 'CSRF token mismatch.' }));
    await expect(post('/api/anything', {})).rejects.toMatchObject({ status: 419, message: 'CSRF token mismatch.' });
    expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('T-04 because the browser keeps no cookies is said in these words', async () => {
    network.answer(token, json(419, { message: 'a' }), token, json(419, { message: 'CSRF token mismatch.' }));
    await expect(post('/api/anything', {})).rejects.toMatchObject({
      status: 419,
      message: 'Your browser keeps no cookies for this site, and sending needs one. Please allow them and try again.',
    });
  });

  test('BL-20 is found by the server among those of other sites', async () => {
    showCookies('a=b; XSRF-TOKEN=other; XSRF-TOKEN=o%2Burs; OTHER-XSRF-TOKEN=no; XSRF-TOKEN=ö');
    network.answer(token, json(201, {}));
    await post('/api/anything', {});
    expect(network.requests[1]?.headers['x-xsrf-token']).toBe('other,o%2Burs');
  });
});

describe('N-04: every other answer becomes one ApiError', () => {
  test.each<[string, Reply, Partial<ApiError>]>([
    ['a message of the server', json(503, { message: 'We are closed.' }), { status: 503, message: 'We are closed.' }],
    [
      'an HTML error page',
      { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' },
      { status: 502, message: '' },
    ],
    [
      'an HTML page that says it went well',
      { status: 200, type: 'text/html', body: '<h1>Log in</h1>' },
      { status: 200, message: '' },
    ],
    ['an empty error', { status: 500, type: undefined, body: '' }, { status: 500, message: '' }],
    ['truncated JSON', { status: 200, type: 'application/json', body: '{"data":' }, { status: 200, message: '' }],
    [
      'refused fields',
      json(422, { message: 'Please check.', errors: { email: ['No.'], odd: 7 } }),
      { status: 422, message: 'Please check.', errors: { email: ['No.'], odd: [] } },
    ],
    ['a message that is no text', json(500, { message: { a: 1 } }), { status: 500, message: '' }],
  ])('%s', async (_, reply, error) => {
    network.answer(reply);
    const failure = await get('/api/anything').catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject(error);
  });

  test('no connection', async () => {
    network.answer('no connection');
    await expect(get('/api/anything')).rejects.toMatchObject({
      status: undefined,
      message: 'We could not reach our server. Please check your connection and try again.',
    });
  });

  test('T-04 no answer at all, in words of its own', async () => {
    network.answer('no answer');
    await expect(get('/api/anything')).rejects.toMatchObject({
      status: undefined,
      message: 'Our server did not answer in time. What you have entered is kept, and it is safe to send it again.',
    });
    expect(network.requests[0]?.timeout).toBe(30_000);
  });

  test('no content is no failure', async () => {
    network.answer(token);
    expect(await get('/api/anything')).toBeUndefined();
  });
});

describe('N-06: what is loaded with the first request', () => {
  test('is loaded once, however many ask for it', async () => {
    const load = vi.fn(async () => 'module');
    const loaded = loadable(load);
    expect(await Promise.all([loaded(), loaded()])).toEqual(['module', 'module']);
    expect(await loaded()).toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  test('and fails to load is reported as no connection, and loaded again by the next request', async () => {
    const offline = new TypeError('Failed to fetch dynamically imported module: https://tillmatch.example/a.js');
    const load = vi.fn(async () => 'module').mockRejectedValueOnce(offline);
    const loaded = loadable(load);
    const failure = await loaded().catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: undefined,
      message: 'We could not reach our server. Please check your connection and try again.',
      cause: offline,
    });
    expect(await loaded()).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('D32: which host', () => {
  const settings = {
    apiUrl: 'https://api.tillmatch.example/',
    sandboxApiUrl: 'https://sandbox.tillmatch.example',
    previewHosts: 'preview.tillmatch.example, *.pages.example',
  };
  test.each([
    ['www.tillmatch.example', 'https://api.tillmatch.example'],
    ['preview.tillmatch.example', 'https://sandbox.tillmatch.example'],
    ['pr-7.pages.example', 'https://sandbox.tillmatch.example'],
    ['pages.example', 'https://api.tillmatch.example'],
    ['evilpages.example', 'https://api.tillmatch.example'],
  ])('%s asks %s', (hostname, base) => {
    expect(apiBase(hostname, settings)).toBe(base);
  });

  test('nothing set: the page’s own', () => {
    expect(apiBase('localhost', {})).toBe('');
  });
});

describe('spec 4: retries', () => {
  test('wait one second, then twice as long each time, thirty at most', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  test('T-05 wait as long as the server asks, and at once give up what it asks to wait too long for', async () => {
    vi.useFakeTimers();
    const refusal = (retryAfter: number) => new ApiError('Busy', { status: 503, retryAfter });
    const call = vi.fn(() => Promise.resolve('read')).mockRejectedValueOnce(refusal(9000));
    const reading = withRetries(call, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(8900);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await reading).toBe('read');
    vi.useRealTimers();
    const tired = vi.fn(() => Promise.reject(refusal(86_400_000)));
    await expect(withRetries(tired, new AbortController().signal)).rejects.toThrow('Busy');
    expect(tired).toHaveBeenCalledTimes(1);
  });

  test('T-05 read what is asked for as seconds or as a date', async () => {
    const asked = async (retryAfter: string) => {
      network.answer({ status: 503, type: 'application/json', body: '{"message":"Busy"}', retryAfter });
      return get('/api/anything').catch((error: unknown) => (error as ApiError).retryAfter);
    };
    expect(await asked('120')).toBe(120_000);
    expect(await asked(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
    expect(await asked('soon')).toBeUndefined();
  });

  test('end after three, with the last error, and stop when they are no longer wanted', async () => {
    vi.useFakeTimers();
    const call = vi.fn(() => Promise.reject(new Error(`try ${call.mock.calls.length}`)));
    const failed = withRetries(call, new AbortController().signal).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(7000);
    expect([await failed, call.mock.calls.length]).toEqual(['try 4', 4]);

    const left = new AbortController();
    const stopped = withRetries(call, left.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(500);
    left.abort();
    expect([await stopped, call.mock.calls.length]).toEqual(['AbortError', 5]);
    vi.useRealTimers();
  });
});
