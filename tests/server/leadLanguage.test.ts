import { expect, test } from 'vitest';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { foreignWords } from '#tests/support/foreignWords.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { detailedQuoteBody, savingBody } from '#tests/support/savingBody.ts';
import { storedMails } from '#tests/support/stored.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const POS = `${API}/customer-answers/pos`;
const spanish = { 'accept-language': 'es' };

test('a lead is answered in the language it was sent in, and the sales team is told which that is', async () => {
  const { browser, database } = await openTestServer();
  const answer = await browser().post(POS, leadBody(), spanish);
  const id = answer.json().data.comparison_id as string;
  const [visitor, sales] = (await storedMails(database)).map(({ mail }) => mail);

  expect(visitor?.html).toContain('<html lang="es">');
  expect(visitor?.text).toContain(`https://tillmatch.example/es/comparison/${id}`);
  expect(visitor?.text).toContain('Hola, Sam Lee:');
  expect(visitor?.text).not.toContain('Free plan, fast counter flow');
  expect(sales?.subject).toBe('New POS lead: Corner Diner - TillMatch');
  expect(sales?.text).toContain('The visitor reads: Spanish');
  expect(sales?.text).toContain(`https://tillmatch.example/comparison/${id}`);
});

test('a refusal is in the language of the page', async () => {
  const { browser } = await openTestServer();
  const refused = async (headers: Record<string, string>) =>
    (await browser().post(POS, leadBody({ email: 'sam@', name: '' }), headers)).json();
  const [english, translated] = [await refused({}), await refused(spanish)];
  expect(Object.keys(translated.errors)).toEqual(Object.keys(english.errors));
  expect(english.message).toBe('Please check the marked fields.');
  for (const field of ['email', 'name']) expect(translated.errors[field]).not.toEqual(english.errors[field]);
  expect(translated.message).not.toBe(english.message);
});

test('reasons and facts are told in the language that is asked for', async () => {
  const { browser } = await openTestServer();
  const answer = await browser().post(POS, leadBody());
  const whys = async (headers: Record<string, string>) => {
    const { data } = (await browser().get(`${API}/comparisons/${answer.json().data.comparison_id}`, headers)).json();
    return data.recommendations[0].points.map(({ why }: { why: string }) => why).filter(Boolean);
  };
  const [english, translated] = [await whys({}), await whys(spanish)];
  expect(translated).toHaveLength(english.length);
  expect(translated.filter((why: string) => english.includes(why))).toEqual([]);
  const facts = async (headers: Record<string, string>) =>
    (await browser().get(`${API}/point-of-sales`, headers)).json();
  const [first, second] = [await facts({}), await facts(spanish)];
  expect(second.data.map(({ name }: { name: string }) => name)).toEqual(
    first.data.map(({ name }: { name: string }) => name),
  );
  expect(second.data[0].subtitle).not.toBe(first.data[0].subtitle);
});

const LEADS: readonly [path: string, body: Record<string, unknown>][] = [
  ['customer-answers/pos', leadBody()],
  ['quotes', quoteBody()],
  ['comparison-reports', { email: 'sam@example.com' }],
  ['customer-answers/saving', savingBody()],
  ['customer-answers/saving/detailed-quote', detailedQuoteBody()],
  ['businesses', listingBody()],
  ['demo-requests', demoBody()],
];

const ENGLISH_NAMES: Readonly<Record<string, string>> = { es: 'Spanish', zh: 'Chinese', fr: 'French' };

test.each(['es', 'zh', 'fr'])('no English is left in any mail to a visitor who reads %s (D57)', async (language) => {
  const { browser, database } = await openTestServer();
  const told = await Promise.all(
    LEADS.map(async ([path, body], index) => {
      const email = `visitor${index}@example.com`;
      const sent = { ...body, ...('email' in body ? { email } : { businessEmail: email }) };
      return (await browser().post(`${API}/${path}`, sent, { 'accept-language': language })).statusCode;
    }),
  );
  expect(told).toEqual(LEADS.map(() => 201));
  const mails = await storedMails(database);
  const ofVisitors = mails.filter(({ kind }) => kind === 'visitor').map(({ mail }) => mail);
  expect(ofVisitors).toHaveLength(new Set(leadKinds.filter((kind) => kind.visitorMail)).size);
  const typed = LEADS.flatMap(([, body]) => JSON.stringify(body));
  const foreign = foreignWords('tests/fixtures/schemas', language, typed);
  expect(
    ofVisitors.flatMap(({ subject, text, html }) =>
      [subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')].flatMap((part) =>
        part.split('\n').flatMap((line) => foreign(line).map((word) => `${word}: ${line.slice(0, 200)}`)),
      ),
    ),
  ).toEqual([]);
  for (const { html } of ofVisitors) expect(html).toContain(`<html lang="${language}">`);
  const ofSales = mails.filter(({ kind }) => kind === 'sales').map(({ mail }) => mail);
  expect(ofSales.length).toBeGreaterThan(4);
  for (const { text, html } of ofSales) {
    expect(text).toContain(`The visitor reads: ${ENGLISH_NAMES[language]}`);
    expect(html).toContain('<html lang="en">');
  }
});
