import { expect, test } from 'vitest';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { detailedQuoteBody, savingBody } from '#tests/support/savingBody.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

/** What a person gives away: nothing of it may be left of a lead of any kind. */
const person = {
  email: 'quentin.quist@quist-house.example',
  name: 'Quentin Quist',
  company: 'Quist House',
  phone: '(555) 010-0199',
  website: 'https://quist-house.example',
  wish: 'Two bars by the Quist bridge',
  page: '/quist-page',
  address: '203.0.113.77',
};
const consentOf = (form: keyof typeof WORDINGS) => shownConsent({ text: WORDINGS[form].en, page: person.page });
const contact = { name: person.name, company_name: person.company, email: person.email, phone: person.phone };

/** A body of every kind of lead, as full of the person as it can be. */
const bodies: Record<string, object> = {
  quiz: leadBody({ ...contact, consent: consentOf('contact') }),
  quizStart: { email: person.email },
  quote: quoteBody({ ...contact, data: { pos_systems: ['toast'], additional_info: { text: person.wish } } }),
  comparisonReport: { email: person.email },
  savings: savingBody({ ...contact, agree_to_comms: true, consent: consentOf('savings') }),
  savingsQuote: detailedQuoteBody({ name: person.name, email: person.email }),
  listing: listingBody({
    productName: person.company,
    website: person.website,
    businessEmail: person.email,
    cellPhone: person.phone,
    consent: consentOf('listing'),
  }),
  demoRequest: demoBody({
    name: person.name,
    restaurantName: person.company,
    businessEmail: person.email,
    cellPhone: person.phone,
  }),
};

test('every kind of lead has a body here', () => {
  expect(Object.keys(bodies)).toEqual(leadKinds.map(({ name }) => name));
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
      payload: bodies[name] ?? {},
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
    // That there was a lead, when and of which kind, stays for the counts.
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
