import { expect, test } from 'vitest';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import { createConsentWordingRepository } from '#server/repositories/consentWordingRepository.ts';
import { listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { savingBody } from '#tests/support/savingBody.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const POS = `${API}/customer-answers/pos`;
const at = new Date('2025-07-15T10:00:00.000Z');
const SITE = 'https://tillmatch.example';

/** Every form with a box: its path, the name of the box in a body, and the body with a consent. */
const FLOWS = [
  [POS, 'agree_to_comms', (consent: object) => leadBody({ consent }), WORDINGS.contact.en],
  [
    `${API}/customer-answers/saving`,
    'agree_to_comms',
    (consent: object) => savingBody({ agree_to_comms: true, consent }),
    WORDINGS.savings.en,
  ],
  [`${API}/businesses`, 'agreeToComms', (consent: object) => listingBody({ consent }), WORDINGS.listing.en],
] as const;

describeOnBothDatabases('D71: a consent', (open) => {
  test.each(FLOWS)(
    'sent to %s with a wording or version that was never shown is refused beside its box',
    async (path, box, body, text) => {
      const { browser, database } = await openTestServer({ database: await open(), now: () => at });
      const visitor = browser();
      for (const never of [
        { text: 'You may sell my address' },
        { version: '2031-01' },
        { text: WORDINGS.contact.en.slice(1) },
      ]) {
        const answer = await visitor.post(path, body(shownConsent({ text, ...never })));
        expect([answer.statusCode, answer.json().errors]).toEqual([422, { [box]: [texts.field.unknownConsent] }]);
      }
      expect(await storedLeads(database)).toEqual([]);
      expect((await visitor.post(path, body(shownConsent({ text })))).statusCode).toBe(201);
    },
  );

  test('that an earlier build has shown, or another process since, is known', async () => {
    const database = await open();
    const { browser } = await openTestServer({ database, now: () => at });
    const visitor = browser();
    const other = { form: 'contact.schema.json', version: '2024-11', language: 'fr', text: 'Écrivez-moi.' };
    const send = () => visitor.post(POS, leadBody({ consent: { text: other.text, version: other.version } }));
    expect((await send()).statusCode).toBe(422);
    await createConsentWordingRepository(database.connection).add([other, other], at);
    expect((await send()).statusCode).toBe(201);
    const [lead] = await storedLeads(database);
    expect(lead?.consent).toEqual({ ...other, form: undefined, page: 'not said', at, address: '127.0.0.1' });
  });

  test('is kept in the language of its words, else in that of the page', async () => {
    const { browser, database } = await openTestServer({ database: await open(), now: () => at });
    const visitor = browser();
    const spanish = { 'accept-language': 'es' };
    await visitor.post(POS, leadBody({ consent: shownConsent({ text: WORDINGS.contact.es, language: 'de' }) }));
    await visitor.post(POS, leadBody({ consent: shownConsent({ text: undefined }) }), spanish);
    await visitor.post(POS, leadBody({ consent: shownConsent({ text: undefined, language: undefined }) }), spanish);
    const { en, es } = WORDINGS.contact;
    const kept = (await storedLeads(database)).map(({ consent }) => `${consent?.language}: ${consent?.text}`);
    expect(kept.toSorted()).toEqual([`en: ${en}`, `es: ${es}`, `es: ${es}`]);
  });

  test('is kept with the page that the browser tells, else with one that is said and exists', async () => {
    const { browser, database } = await openTestServer({ database: await open(), now: () => at });
    const visitor = browser();
    const pages = [
      [`${SITE}/es/quiz?email=sam@example.com#x`, '/quiz', '/es/quiz'],
      [undefined, '/payments', '/payments'],
      ['https://other.example/', '/fr/save', '/fr/save'],
      [undefined, '/sam@example.com', 'not said'],
      ['no address', 'quiz', 'not said'],
    ] as const;
    for (const [referer, page] of pages)
      await visitor.post(POS, leadBody({ consent: shownConsent({ page }) }), { ...(referer && { referer }) });
    const kept = (await storedLeads(database)).map(({ consent }) => consent?.page);
    expect(kept.toSorted()).toEqual(pages.map(([, , page]) => page).toSorted());
  });
});
