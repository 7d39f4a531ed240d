import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '#tests/support/walk/calls.ts';
import { WALK_HEADER } from '#workbench/documents/walkHeader.ts';
import { heldRequests } from '#workbench/server/heldRequests.ts';

const held = heldRequests();
const server = createServer((request, response) =>
  held.middleware(request, response, () => response.end('the usual answer')),
);
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const USER = '/api/auth/user';
const SYSTEMS = '/api/restaurant-pos/point-of-sales';
const ask = (run: string | undefined, path: string, signal?: AbortSignal) =>
  fetch(`${address}${path}`, { headers: run === undefined ? {} : { [WALK_HEADER]: run }, ...(signal && { signal }) });
const answer = (run: string, call: 'user' | 'systems', given: unknown) =>
  held.answer({ run, call, answer: given, isStanding: false });

test('a path holds the calls of the frame it is played in, and of no other window', async () => {
  held.hold({ run: 'first', holds: ['user'] });
  held.hold({ run: 'second', holds: ['user'] });
  const [first, second] = [ask('first', USER), ask('second', USER)];
  expect(await (await ask(undefined, USER)).text()).toBe('the usual answer');
  expect(await (await ask('first', SYSTEMS)).text()).toBe('the usual answer');
  await answer('second', 'user', { status: 200, body: { id: 7 } });
  await answer('first', 'user', refusal);
  expect([(await first).status, (await second).status]).toEqual([500, 200]);
  held.hold({ run: 'first', holds: [] });
  expect(await (await ask('first', USER)).text()).toBe('the usual answer');
  await expect(answer('first', 'user', refusal)).rejects.toThrow('No path is played there any more');
});

test('a call that its page has given up takes no answer from the next one', async () => {
  held.hold({ run: 'left', holds: ['systems'] });
  const leaving = new AbortController();
  const asked = once(server, 'request');
  const given = ask('left', SYSTEMS, leaving.signal);
  const [, response] = await asked;
  const left = once(response, 'close');
  leaving.abort();
  await expect(given).rejects.toThrow();
  await left;
  const next = ask('left', SYSTEMS);
  await answer('left', 'systems', { status: 200, body: { data: [] } });
  expect(await (await next).json()).toEqual({ data: [] });
});

test('a server that can’t be reached is a call that fails, and is not made again', async () => {
  held.hold({ run: 'cut', holds: ['user'] });
  const failed = ask('cut', USER);
  await answer('cut', 'user', 'unreachable');
  await expect(failed).rejects.toThrow();
});
