import { expect, test } from 'vitest';
import { isOwnRequest } from '#workbench/server/ownRequest.ts';

const own = { host: '127.0.0.1:5180', origin: 'http://127.0.0.1:5180', 'content-type': 'application/json' };

test('the page itself may read and write', () => {
  expect(isOwnRequest('POST', own, 5180)).toBe(true);
  expect(isOwnRequest('POST', { ...own, host: 'localhost:5180', origin: 'http://localhost:5180' }, 5180)).toBe(true);
  expect(isOwnRequest('GET', { host: own.host }, 5180)).toBe(true);
});

test.each([
  ['a page elsewhere', 'POST', { ...own, origin: 'https://evil.example' }],
  ['a page without an origin', 'POST', { ...own, origin: 'null' }],
  ['a program that names no origin', 'POST', { host: own.host, 'content-type': 'application/json' }],
  ['another port of this computer', 'POST', { ...own, origin: 'http://127.0.0.1:3000' }],
  ['the other name of this computer', 'POST', { ...own, origin: 'http://localhost:5180' }],
  ['a form, which asks no permission', 'POST', { ...own, 'content-type': 'text/plain' }],
  ['a name that leads here', 'GET', { host: 'evil.example:5180' }],
  ['a script of a page elsewhere', 'GET', { host: own.host, 'sec-fetch-site': 'cross-site' }],
  ['a page on another port', 'GET', { host: own.host, 'sec-fetch-site': 'same-site' }],
  ['nobody', 'GET', {}],
])('%s may not', (_who, method, headers) => {
  expect(isOwnRequest(method, headers, 5180)).toBe(false);
});
