import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { createFileTransport } from '#server/mail/transport.ts';
import { createOutboxRepository } from '#server/repositories/outboxRepository.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { describeOnBothDatabases, openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';
import { runLeads } from '#tools/leads/runLeads.ts';
import { runMail } from '#tools/mail/runMail.ts';

const MORNING = new Date('2025-07-15T10:00:00.000Z');
const DAY = 24 * 3600 * 1000;
const EMAIL = 'sam@example.com';
const settings = readConfig({ PUBLIC_URL: 'https://tillmatch.example' });

/** A site with leads of every kind from Sam, one a day, and from another person. */
async function openSite(open = openMemoryDatabase) {
  const clock = { now: MORNING };
  const database = await open();
  const { browser } = await openTestServer({ database, now: () => clock.now });
  const visitor = browser();
  const send = async (path: string, body: object) => {
    // Each day starts with a new token, as a page does.
    await visitor.prepare();
    const answer = await visitor.post(`${API}/${path}`, body);
    expect(answer.statusCode, answer.payload).toBe(201);
    clock.now = new Date(clock.now.getTime() + DAY);
    return String(answer.json().data.id);
  };
  const lead = await send('customer-answers/pos', leadBody());
  await send('quotes', quoteBody({ email: 'SAM@Example.com', data: { pos_systems: ['toast'] } }));
  await send('demo-requests', demoBody({ businessEmail: ' sam@example.com ', name: '=1+1', trace: { seconds: 1 } }));
  await send(
    'businesses',
    listingBody({ businessEmail: EMAIL, productName: '@SUM(A1)', cellPhone: '+1 555 010 0134' }),
  );
  await send('customer-answers/pos/start-quiz', { email: EMAIL });
  await send('interactions', { type: 'get_quote', email: EMAIL, data: { contact: { name: 'Sam Lee' } } });
  await send('comparison-reports', { email: EMAIL });
  await send('demo-requests', demoBody({ name: 'Zoë "Zo" Müller, owner' }));
  return { database, clock, lead };
}

async function leads(database: Database, ...args: string[]) {
  let output = '';
  const print = (text: string | Buffer) => {
    output += text;
  };
  const code = await runLeads(args, { database, mailFolder: undefined, print });
  return { code, output };
}

describeOnBothDatabases('the owner’s leads', (open) => {
  test('L-02 one person is one line, however the address was typed', async () => {
    const { database } = await openSite(open);
    const { code, output } = await leads(database, 'list');
    expect([code, output]).toEqual([
      0,
      [
        '2025-07-22  maria@trattoriagallo.example  Zoë "Zo" Müller, owner  Trattoria Gallo  (512) 555-0142  1 demo  ',
        '2025-07-21  sam@example.com  =1+1  @SUM(A1)  +1 555 010 0134  1 lead, 1 start, 1 quote, 1 report, 1 listing, 1 demo  CHECK',
        '7 in all: 1 lead, 1 start, 1 quote, 1 report, 1 listing, 2 demos',
        '',
      ].join('\n'),
    ]);
  });

  test('one kind, or since a day, when that is asked for', async () => {
    const { database } = await openSite(open);
    expect((await leads(database, 'list', '--type', 'quotes')).output).toMatch(/^2025-07-16 .*\n1 in all: 1 quote\n$/);
    expect((await leads(database, 'list', '--since', '2025-07-20')).output).toMatch(/\n2 in all: 1 report, 1 demo\n$/);
  });

  test('show tells all of one person, or of one lead', async () => {
    const { database, lead } = await openSite(open);
    const person = await leads(database, 'show', 'Sam@Example.com');
    expect(person.output.match(/^[a-z]+ (?=[0-9a-f-]{36}$)/gm)).toEqual([
      'leads ',
      'quotes ',
      'demos ',
      'listings ',
      'starts ',
      'reports ',
    ]);
    const one = (await leads(database, 'show', lead)).output;
    expect(one).toContain(
      `leads ${lead}\n  createdAt: 2025-07-15T10:00:00.000Z\n  email: sam@example.com\n  name: Sam Lee`,
    );
    expect(one).toContain('I agree to receive communications about my results.');
    expect(await leads(database, 'show', 'nobody@example.com')).toEqual({
      code: 1,
      output: 'Nothing is stored about nobody@example.com.\n',
    });
  });

  test('L-05 an export has no formula, keeps names, phones and line breaks, and says who is the same person', async () => {
    const { database } = await openSite(open);
    const { output } = await leads(database, 'export', '--format', 'csv');
    const rows = readCsv(output);
    const [head, ...records] = rows;
    expect(head).toEqual([
      'person',
      'type',
      'id',
      'createdAt',
      'email',
      'name',
      'company',
      'phone',
      'suspicion',
      'details',
    ]);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const shown = records.map(([person, type, , , email, name, company, phone, suspicion]) => ({
      person,
      type,
      email,
      name,
      company,
      phone,
      suspicion,
    }));
    const sam = shown[0]?.person;
    expect(shown.slice(1)).toEqual([
      {
        person: sam,
        type: 'quotes',
        email: 'SAM@Example.com',
        name: 'Sam Lee',
        company: 'Corner Diner',
        phone: '(555) 010-0134',
        suspicion: '',
      },
      {
        person: sam,
        type: 'demos',
        email: EMAIL,
        name: "'=1+1",
        company: 'Trattoria Gallo',
        phone: '(512) 555-0142',
        suspicion: 'tooFast',
      },
      {
        person: sam,
        type: 'listings',
        email: EMAIL,
        name: '',
        company: "'@SUM(A1)",
        phone: "'+1 555 010 0134",
        suspicion: '',
      },
      ...['starts', 'reports'].map((type) => ({
        person: sam,
        type,
        email: EMAIL,
        name: '',
        company: '',
        phone: '',
        suspicion: '',
      })),
      {
        person: expect.not.stringMatching(String(sam)),
        type: 'demos',
        email: 'maria@trattoriagallo.example',
        name: 'Zoë "Zo" Müller, owner',
        company: 'Trattoria Gallo',
        phone: '(512) 555-0142',
        suspicion: '',
      },
    ]);
    const json: { person: string; type: string }[] = JSON.parse(
      (await leads(database, 'export', '--format', 'json')).output,
    );
    expect(json.map(({ person, type }) => [person, type])).toEqual(shown.map(({ person, type }) => [person, type]));
  });

  test('BL-23 somebody who is forgotten is nowhere any more; the counts stay', async () => {
    const { database } = await openSite(open);
    const { code, output } = await leads(database, 'forget', 'SAM@example.com ');
    expect([code, output.split('\n').slice(0, 8)]).toEqual([
      0,
      [
        'SAM@example.com was forgotten. Without anything personal there are still:',
        '  leads: 1',
        '  quotes: 1',
        '  demos: 1',
        '  listings: 1',
        '  starts: 1',
        '  reports: 1',
        '  interactions: 1',
      ],
    ]);
    const everything = await dumpOf(database);
    expect(everything).not.toMatch(/sam@example|sam lee|corner diner|tableturn|555 010 0134|\(555\)/i);
    // The other person is untouched.
    expect(everything).toContain('maria@trattoriagallo.example');
    expect((await leads(database, 'list')).output).toMatch(/7 in all: .*, 6 of people who were forgotten\n$/);
    expect((await leads(database, 'forget', EMAIL)).output).toBe(`Nothing is stored about ${EMAIL}.\n`);
  });
});

test('BL-21 what would be forgotten is said, and is still there', async () => {
  const { database } = await openSite();
  const { code, output } = await leads(database, 'forget', EMAIL, '--dry-run');
  expect([code, output]).toEqual([0, expect.stringContaining('leads: 1')]);
  expect(await dumpOf(database)).toContain(EMAIL);
});

test('mails that are files are removed with the person', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tillmatch-forget-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { database, clock } = await openSite();
  const { deliver } = createFileTransport(folder);
  const log = { warn: () => undefined, error: () => undefined } as never;
  const worker = createOutboxWorker({ connection: database.connection, settings, deliver, now: () => clock.now, log });
  while ((await worker.deliverDue()) > 0);
  const before = (await readdir(folder)).length;
  let output = '';
  const print = (text: string | Buffer) => {
    output += text;
  };
  await runLeads(['forget', EMAIL], { database, mailFolder: folder, print });
  const left = await readdir(folder);
  // Two files belong to the other person.
  expect([before, left.length]).toEqual([11, 2]);
  expect(output).toContain('9 mails were removed from the outbox, 9 as files.');
});

test.each([
  [[]],
  [['lsit']],
  [['list', '--type', 'dogs']],
  [['list', '--since', 'soon']],
  [['export', '--format', 'xls']],
  [['forget', 'sam']],
  [['forget', EMAIL, 'maria@trattoriagallo.example']],
  [['forget', EMAIL, '--type', 'quotes']],
  [['list', '--everything']],
])('BL-21 what is not understood is explained, before anything happens: %j', async (args) => {
  const { code, output } = await leads(await openMemoryDatabase(), ...args);
  expect(code).toBe(1);
  expect(output).toContain('npm run leads -- list');
});

test('the operator sees what waits and sends it again', async () => {
  const { database, clock } = await openSite();
  const lines: string[] = [];
  const mail = (...args: string[]) =>
    runMail(args, { connection: database.connection, now: () => clock.now, print: (line) => lines.push(line) });
  const outbox = createOutboxRepository(database.connection);
  const worker = createOutboxWorker({
    connection: database.connection,
    settings,
    deliver: () => Promise.reject(new Error('451 try later')),
    now: () => clock.now,
    log: { warn: () => undefined, error: () => undefined } as never,
  });
  // Ten days after the first: mails older than five days are given up at once.
  clock.now = new Date(MORNING.getTime() + 10 * DAY);
  while ((await worker.deliverDue()) > 0);

  expect(await mail('status')).toBe(0);
  expect(lines.slice(0, 4)).toEqual([
    'sales  failed  4',
    'sales  waiting  1',
    'visitor  failed  4',
    'visitor  waiting  2',
  ]);
  expect(lines.slice(4)).toHaveLength(11);
  expect(lines.slice(4).every((line) => line.endsWith('1 tries  451 try later'))).toBe(true);

  lines.length = 0;
  expect([await mail('retry', '1'), await mail('retry'), await mail('retry', '999'), await mail('resend')]).toEqual([
    0, 0, 1, 1,
  ]);
  expect(lines.slice(0, 3)).toEqual(['1 is sent again.', '11 are sent again.', '0 are sent again.']);
  const claim = { now: clock.now, lockedUntil: clock.now, limit: 100 };
  const due = [await outbox.claim({ ...claim, kind: 'visitor' }), await outbox.claim({ ...claim, kind: 'sales' })];
  expect(due.map(({ length }) => length)).toEqual([6, 5]);
});

/** Strictly by RFC 4180, so that it does not repeat a mistake of the writer. */
function readCsv(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  const cells = text.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g);
  for (const [, written = '', end] of cells) {
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
