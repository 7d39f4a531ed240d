import { expect, test } from 'vitest';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { bodiesOfAllKinds, contact, person } from '#tests/support/bodiesOfAllKinds.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

test('every kind of lead has a body here', () => {
  expect(Object.keys(bodiesOfAllKinds)).toEqual(leadKinds.map(({ name }) => name));
});

test.each(leadKinds.map((kind) => [kind.name, kind] as const))(
  'a lead of the kind %s leaves nothing of the person in any table',
  async (name, { path }) => {
    const database = await openMemoryDatabase();
    const { browser } = await openTestServer({ database });
    const visitor = browser();
    await visitor.prepare();
    const answer = await visitor.send({
      method: 'POST',
      url: `${API}${path}`,
      payload: bodiesOfAllKinds[name] ?? {},
      headers: { 'idempotency-key': 'quist-key' },
      remoteAddress: person.address,
    });
    expect(answer.statusCode, answer.body).toBe(201);

    const leftOf = (dump: string) =>
      Object.entries(person)
        .filter(([, text]) => dump.toLowerCase().includes(text.toLowerCase()))
        .map(([part]) => part);
    expect(leftOf(await dumpOf(database))).toContain('email');
    await forgetPerson(database, person.email);
    expect(leftOf(await dumpOf(database))).toEqual([]);
    // That there was a lead, when, and of which kind is kept for the counts.
    expect((await storedLeads(database)).map((lead) => [lead.kind, lead.consent])).toEqual([[name, undefined]]);
  },
);

test('what was typed into the quiz itself goes too; what was chosen stays', async () => {
  const database = await openMemoryDatabase();
  const { browser } = await openTestServer({ database });
  const answer = await browser().post(`${API}/customer-answers/pos`, leadBody(contact));
  expect(answer.statusCode, answer.body).toBe(201);
  const [lead] = await storedLeads(database);
  const kind = leadKinds.find(({ name }) => name === 'quiz');
  if (!lead || !kind?.quiz) throw new Error('The quiz has stored nothing');
  const details = { ...lead.details, answers: { hasCurrentPOS: 'no', remark: person.wish, volume: '83000' } };
  await database.connection
    .updateTable('lead')
    .set({ details: JSON.stringify(details) })
    .execute();
  const text = { type: 'string', title: 'A text' };
  const quiz = {
    ...kind.quiz,
    properties: { ...kind.quiz.properties, remark: { ...text, format: 'text' }, volume: { ...text, format: 'money' } },
  };
  await forgetPerson(database, person.email, [{ ...kind, quiz }]);
  const [left] = await storedLeads(database);
  expect(left?.details).toMatchObject({ answers: { hasCurrentPOS: 'no', volume: '83000' } });
  expect(JSON.stringify(left)).not.toContain(person.wish);
});
