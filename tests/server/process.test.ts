import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findDamage } from '#tools/chaos/findDamage.ts';
import { numberedLead, openLeadClient } from '#tools/chaos/leadClient.ts';
import { type ServerProcess, startServerProcess } from '#tools/chaos/serverProcess.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

test('N-05 the same keys sent to two processes at once make one lead each', async () => {
  const DATA_DIR = temporaryFolder();
  const environment = { DATA_DIR, RATE_LIMIT_LEADS: '1000' };
  // Both start with an empty folder, so they also race for the tables and the secret.
  const servers = await Promise.all([start(environment), start(environment)]);
  const clients = await Promise.all(servers.map(({ url }) => openLeadClient(url)));

  const leads = Array.from({ length: 10 }, (_, number) => numberedLead(number));
  const answers = await Promise.all(
    leads.map((lead) => Promise.all([0, 1, 2, 3].map((turn) => clients[turn % 2]?.send(lead)))),
  );
  const acknowledged = new Map(answers.map((repeats, number) => [number, repeats[0]?.id ?? '']));
  for (const repeats of answers) {
    expect(new Set(repeats.map((answer) => answer?.id)).size).toBe(1);
    expect(repeats.filter((answer) => answer?.replayed === false)).toHaveLength(1);
  }
  expect(await findDamage({ dataFolder: DATA_DIR }, acknowledged)).toEqual([]);
});

test('of four processes that start on an empty folder at once each finds all tables', async () => {
  const DATA_DIR = temporaryFolder();
  const servers = await Promise.all(Array.from({ length: 4 }, () => start({ DATA_DIR })));
  for (const { url } of servers) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

test('told to end, a server finishes the requests it has and ends with 0; nothing of them is lost', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR, RATE_LIMIT_LEADS: '1000' });
  const client = await openLeadClient(server.url);
  const underWay = Array.from({ length: 20 }, (_, number) => client.send(numberedLead(number)));
  await Promise.race(underWay);
  expect(await server.end('SIGTERM')).toBe(0);

  const answers = await Promise.allSettled(underWay);
  const acknowledged = new Map<number, string>();
  answers.forEach((answer, number) => {
    if (answer.status === 'fulfilled' && answer.value) acknowledged.set(number, answer.value.id);
  });
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(await findDamage({ dataFolder: DATA_DIR }, acknowledged)).toEqual([]);
});

test('D31 what a server prints says nothing about who asked', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'trace' });
  const client = await openLeadClient(server.url);
  await client.send(numberedLead(7));
  await expect(client.send({ key: 'bad', body: { email: 'visitor7@example.com' } })).rejects.toThrow('422');
  for (const path of [
    '/?email=visitor7@example.com',
    '/visitor7@example.com',
    '/a/visitor7%40example.com?x=Visitor%207',
  ])
    await fetch(server.url + path);
  await server.end('SIGTERM');

  const output = server.output();
  expect(output).toContain('mail not delivered');
  expect(output).toContain('/api/restaurant-pos/customer-answers/pos');
  expect(output).not.toMatch(/visitor ?7|visitor%207|555\D{0,3}010\D{0,3}0134|example\.com|\?email/i);
});

test('a server that is configured wrongly says so in sentences and does not start', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: 'x', SMTP_URL: 'mail', DATA_DIR: join(tmpdir(), 'never-made') },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr.split('\n').slice(0, 2)]).toEqual([
    1,
    ['The configuration has mistakes:', '- PORT must be a port number from 0 to 65535.'],
  ]);
});

test('R-02 V-04 requests that only a raw socket can send are answered with a 4xx', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR });
  const { port } = new URL(server.url);
  const statusOf = async (request: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(request);
    return Number((await text(socket)).split(' ')[1]);
  };
  const close = 'Host: localhost\r\nConnection: close\r\n';
  const quizStart = '/api/restaurant-pos/customer-answers/pos/start-quiz';
  const json = 'Content-Type: application/json\r\n';
  const requests = {
    'NUL in the path': `GET /%00 HTTP/1.1\r\n${close}\r\n`,
    'raw NUL in the path': `GET /\0 HTTP/1.1\r\n${close}\r\n`,
    'lone %': `GET /% HTTP/1.1\r\n${close}\r\n`,
    'path without a slash': `GET quiz HTTP/1.1\r\n${close}\r\n`,
    'path that goes up': `GET /../../etc/passwd HTTP/1.1\r\n${close}\r\n`,
    'overlong path': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${close}\r\n`,
    'two Hosts': 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'no Host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'body longer than it says': `POST ${quizStart} HTTP/1.1\r\n${close}${json}Content-Length: 5\r\n\r\n{"email":"sam@example.com"}`,
    'two lengths': `POST ${quizStart} HTTP/1.1\r\n${close}${json}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}`,
    'length and chunks': `POST ${quizStart} HTTP/1.1\r\n${close}${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'no HTTP': 'hello\r\n\r\n',
  };
  for (const [name, request] of Object.entries(requests)) {
    const status = await statusOf(request);
    expect([name, status >= 400 && status < 500, status]).toEqual([name, true, status]);
  }
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  expect(readdirSync(DATA_DIR)).toContain('tillmatch.db');
});

test('a visitor who leaves while sending is no fault in the log', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR, LOG_LEVEL: 'info' });
  const { cookie, token } = await csrfOf(server.url);
  const path = '/api/restaurant-pos/customer-answers/pos/start-quiz';
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${token}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
    () => setTimeout(() => socket.destroy(), 100),
  );
  await once(socket, 'close');
  for (let times = 0; times < 5; times += 1) await (await fetch(`${server.url}/health/ready`)).text();
  await server.end('SIGTERM');
  expect(server.output()).not.toMatch(/"level":[456]0/);
});

async function csrfOf(url: string): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${url}/sanctum/csrf-cookie`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: cookies.join('; '), token: decodeURIComponent(token) };
}

test('a visitor who is gone before the request is read is no fault in the log', async () => {
  const server = await start({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' });
  const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await (await fetch(`${server.url}/health/ready`)).text();
  void server.end('SIGSTOP');
  const path = '/api/restaurant-pos/point-of-sales';
  const isClosed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  for (const socket of sockets)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => socket.resetAndDestroy());
  await isClosed;
  void server.end('SIGCONT');
  for (let times = 0; times < 5; times += 1) await (await fetch(`${server.url}/health/ready`)).text();
  await server.end('SIGTERM');
  expect(server.output()).not.toMatch(/"level":[456]0/);
});
