import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { html } from '#server/mail/html.ts';
import { createFileTransport, createSmtpTransport } from '#server/mail/transport.ts';
import { startFakeSmtp } from '#tests/support/fakeSmtp.ts';
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const POS = `${API}/customer-answers/pos`;
const at = new Date('2025-07-15T10:00:00.000Z');

async function mailsOf(changes: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { browser, database } = await openTestServer({ now: () => at });
  const answer = await browser().post(POS, leadBody(changes), headers);
  const [visitor, sales] = (await storedMails(database)).map(({ mail }) => mail);
  if (!visitor || !sales) throw new Error(`No mails were queued: ${answer.body}`);
  return { visitor, sales, comparisonId: answer.json().data.comparison_id as string };
}

test('the visitor is told the three systems, why each was chosen, and where to compare them', async () => {
  const { visitor, comparisonId } = await mailsOf({});
  expect(visitor).toMatchObject({
    to: 'sam@example.com',
    from: { name: 'TillMatch', address: 'no-reply@tillmatch.example' },
    subject: 'Your top 3 POS systems - TillMatch',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@tillmatch\.example>$/),
  });
  // The mail invites an answer, which must not go to no-reply (BL-34).
  expect(visitor.replyTo).toBe('sales@tillmatch.example');
  for (const part of [visitor.text, visitor.html]) {
    expect(part).toContain('Hello Sam Lee,');
    expect(part).toContain('Top pick: Square for Restaurants (17 points)');
    expect(part).toContain('Free plan, fast counter flow, kitchen screens from $20');
    expect(part).toContain('Third choice: Clover POS (8 points)');
    expect(part).toContain(`https://tillmatch.example/comparison/${comparisonId}`);
  }
});

test('the sales team gets every answer by its title, the contact and the consent', async () => {
  const data = { ...wireAnswers(), has_current_pos: 'yes', current_pos_system: 'spoton', expert_consultation: 'yes' };
  const { sales } = await mailsOf({ data, wants_consultation: true });
  expect([sales.to, sales.replyTo, sales.subject]).toEqual([
    'sales@tillmatch.example',
    'sam@example.com',
    'New POS lead: Corner Diner - TillMatch',
  ]);
  for (const line of [
    'Name: Sam Lee',
    'Phone: (555) 010-0134',
    'Timeframe: 1 month',
    'Wants a consultation: Yes',
    'Do you currently use a POS system?: Yes',
    'Which POS system do you use today?: SpotOn POS',
    'What matters most to you?: Lowest cost, Easy setup and training, Mobile ordering',
    'Would you like a free expert consultation?: Yes',
    'Given at: 2025-07-15T10:00:00.000Z',
    'Version: 2025-07',
  ])
    expect(sales.text).toContain(`  ${line}\n`);
});

test('V-06 no header of the request gets into a link, a cookie or a redirect', async () => {
  const { visitor, sales } = await mailsOf({}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(JSON.stringify([visitor, sales])).not.toContain('evil.example');

  const { app } = await openTestServer({ environment: { TRUST_PROXY: '1' } });
  for (const url of ['/sanctum/csrf-cookie', '/', '/assets', '/comparison/AAAAAAAAAAAA', `${API}/point-of-sales/`]) {
    const answer = await app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect([url, JSON.stringify(answer.headers).includes('evil.example'), answer.headers.location]).toEqual([
      url,
      false,
      undefined,
    ]);
  }
});

test('markup in an answer is shown as text', async () => {
  const { sales, visitor } = await mailsOf({ name: '<img src=x onerror=alert(1)>', company_name: '"><b>Diner</b>' });
  expect(sales.html).toContain('&quot;&gt;&lt;b&gt;Diner&lt;/b&gt;');
  expect(sales.html + visitor.html).not.toMatch(/<img|<b>/);
  expect(html`<p>${'<&"\''}${[html`<i>${1}</i>`]}</p>`.markup).toBe('<p>&lt;&amp;&quot;&#39;<i>1</i></p>');
});

test('a stranger’s advertisement is not mailed: a name with an address in it is left out', async () => {
  for (const name of ['Win at http://evil.example', 'evil.example', 'Call +1 900 555', 'a@b']) {
    const { visitor } = await mailsOf({ name });
    expect(visitor.text + visitor.html).not.toContain(name);
    expect(visitor.text).toMatch(/^Hello,\n/);
  }
  for (const name of ["Seán O'Neil-Müller Jr.", '王小明']) {
    const { visitor } = await mailsOf({ name });
    expect(visitor.text).toContain(`Hello ${name},`);
  }
});

test('L-04 line breaks in a field are refused', async () => {
  const { browser, database } = await openTestServer();
  const visitor = browser();
  for (const changes of [
    { name: 'Sam\r\nBcc: eve@example.net' },
    { company_name: 'X\nSubject: hi' },
    { email: 'sam@example.com\r\nBcc: eve@example.net' },
    { email: 'sam@example.com,eve@example.net' },
    { email: '"a b"@example.com' },
    { email: 'Sam <sam@example.com>, eve@example.net' },
    { email: 'Sam <sam@example.com\r\nBcc: eve@example.net>' },
  ]) {
    const answer = await visitor.post(POS, leadBody(changes));
    expect([changes, answer.statusCode]).toEqual([changes, 422]);
  }
  expect(await storedMails(database)).toEqual([]);
});

test('L-04 an address with its name, as contacts copy it, is the address alone', async () => {
  const { visitor } = await mailsOf({ email: 'Sam <sam@example.com>' });
  expect(visitor.to).toBe('sam@example.com');
});

test('L-04 what reaches a mail server has our headers and one recipient', async () => {
  const smtp = await startFakeSmtp();
  const { sales, visitor } = await mailsOf({ company_name: 'Bcc: eve@example.net, Ünï\u2028Diner' });
  const transport = createSmtpTransport(smtp.url);
  onTestFinished(() => transport.close());
  await transport.deliver({ ...sales, subject: `${sales.subject}\r\nBcc: eve@example.net` });
  await transport.deliver(visitor);

  const headerNames = smtp.received.map(({ source }) => {
    const head = source.split('\r\n\r\n')[0] ?? '';
    return head.split(/\r\n(?!\s)/).map((line) => line.split(':')[0]);
  });
  const common = ['Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];
  expect(headerNames).toEqual([
    ['Auto-Submitted', 'From', 'To', 'Reply-To', ...common],
    ['Auto-Submitted', 'From', 'To', 'Reply-To', ...common],
  ]);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['sales@tillmatch.example'], ['sam@example.com']]);
});

test('without a mail server a mail is one file, whole, however often it is delivered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { visitor } = await mailsOf({});
  const { deliver } = createFileTransport(folder);
  await deliver(visitor);
  await deliver(visitor);
  const [file, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(file).toBe(`${visitor.messageId.slice(1, -1)}.eml`);
  const source = readFileSync(join(folder, String(file)), 'utf8');
  expect(source).toContain(`Message-ID: ${visitor.messageId}\r\n`);
  expect(source).toContain('Date: Tue, 15 Jul 2025 10:00:00 +0000\r\n');
});

describeOnBothDatabases('mails to one visitor', (open) => {
  test('an address gets three a day, also at once and with a tag; every lead is kept, the sales team hears of each', async () => {
    let now = at;
    const database = await open();
    const { browser } = await openTestServer({ database, now: () => now });
    const visitor = browser();
    await visitor.prepare();
    const spellings = [
      'sam@example.com',
      'SAM@example.com',
      'sam+pos@example.com',
      'Sam+2@example.com',
      'sam@example.com',
    ];
    await Promise.all(spellings.map((email) => visitor.post(POS, leadBody({ email }))));

    const outcomes = async (kind: string) =>
      (await storedMails(database))
        .filter((mail) => mail.kind === kind)
        .map(({ outcome }) => outcome)
        .sort();
    expect(await outcomes('visitor')).toEqual([null, null, null, 'skipped', 'skipped']);
    expect(await outcomes('sales')).toEqual([null, null, null, null, null]);
    expect(await database.connection.selectFrom('lead').select('id').execute()).toHaveLength(5);

    await visitor.post(POS, leadBody({ email: 'other@example.com' }));
    now = new Date('2025-07-15T23:59:59Z');
    await visitor.prepare();
    await visitor.post(POS, leadBody());
    now = new Date('2025-07-16T00:00:00Z');
    await visitor.post(POS, leadBody());
    expect(await outcomes('visitor')).toEqual([null, null, null, null, null, 'skipped', 'skipped', 'skipped']);
  });
});
