import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import type { PostedLead } from '#server/mail/webhook.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { readLeadRecords } from '#server/owner/leadRecords.ts';
import { openTestServer } from '#tests/support/testServer.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'machines/README.md'), 'utf8');
let folder = '';
let kind: LeadKind;

/** Writes the files of the example as its text shows them. */
beforeAll(async () => {
  const blocks = [...readme.matchAll(/^`([\w./-]+)`\n\n```(?:json|ts)\n([\s\S]*?)^```$/gm)];
  expect(blocks.map(([, path]) => path)).toEqual([
    'schemas/forms/callback.schema.json',
    'schemas/forms/callback.ui.json',
    'server/leads/kinds/callback/callbackKind.ts',
  ]);
  folder = mkdtempSync(join(root, 'tests/server/added-'));
  for (const [, path = '', content = ''] of blocks) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content.replaceAll('#schemas/forms/callback', join(folder, 'schemas/forms/callback')));
  }
  kind = (await import(/* @vite-ignore */ join(folder, 'server/leads/kinds/callback/callbackKind.ts'))).callbackKind;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a flow that is added by the text of the README alone is stored, mailed, posted, listed and forgotten', async () => {
  const environment = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) };
  const { browser, database } = await openTestServer({ leadKinds: [kind], environment });
  const body = { name: 'Sam Lee', email: 'sam@example.com', phone: '(555) 010-0134' };
  const answer = await browser().post('/api/restaurant-pos/callbacks', { ...body, trace: { seconds: 20 } });
  expect(answer.statusCode, answer.body).toBe(201);
  const refused = await browser().post('/api/restaurant-pos/callbacks', { ...body, email: 'sam@' });
  expect(refused.json().errors).toEqual({ email: ['Please enter a valid email address'] });

  const mails: string[][] = [];
  const posted: PostedLead[] = [];
  const worker = createOutboxWorker({
    connection: database.connection,
    settings: readConfig({}),
    kinds: [kind],
    deliver: async ({ to, subject, text }) => void mails.push([to, subject, text]),
    postLead: async (lead) => void posted.push(lead),
    now: () => new Date(),
    log: { warn: () => undefined, error: () => undefined },
  });
  await worker.deliverDue();
  expect(mails.sort()).toEqual([
    ['sales@tillmatch.example', 'Please call Sam Lee - TillMatch', expect.stringContaining('Phone: (555) 010-0134')],
    ['sam@example.com', 'We call you back - TillMatch', expect.stringContaining('We call you within 24 hours.')],
  ]);
  expect(posted.map(({ type, lead }) => [type, lead])).toEqual([['callback', body]]);

  const records = async () => {
    const found = [];
    for await (const record of readLeadRecords(database.connection, { type: 'callbacks' }, [kind])) found.push(record);
    return found;
  };
  expect(await records()).toMatchObject([{ type: 'callbacks', ...body, company: '' }]);
  expect((await forgetPerson(database, 'sam@example.com', [kind])).rows).toEqual({ callbacks: 1 });
  expect(await records()).toMatchObject([{ type: 'callbacks', email: '', name: '', phone: '' }]);
});
