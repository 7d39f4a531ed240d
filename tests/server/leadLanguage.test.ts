import { expect, test } from 'vitest';
import { leadBody } from '#tests/support/leadBody.ts';
import { savingBody } from '#tests/support/savingBody.ts';
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

test('no English is left in the mails to a Chinese visitor', async () => {
  const { browser, database } = await openTestServer();
  const visitor = browser();
  await visitor.post(POS, leadBody(), { 'accept-language': 'zh' });
  await visitor.post(`${API}/customer-answers/saving`, savingBody(), { 'accept-language': 'zh' });
  const mails = (await storedMails(database)).map(({ mail }) => mail).filter(({ html }) => html.includes('lang="zh"'));
  expect(mails.length).toBe(2);
  // Names of products, plans and addresses have no two words that begin small.
  const left = mails.flatMap(({ text }) =>
    text.split('\n').filter((line) => /(?<![\w.@/-])[a-z]{2,} [a-z]{2,}/.test(line)),
  );
  expect(left).toEqual([]);
});
