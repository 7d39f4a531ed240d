import { expect, test } from 'vitest';
import { listingBody } from '#tests/support/formBodies.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const BUSINESSES = `${API}/businesses`;
const at = new Date('2025-07-15T10:00:00.000Z');

describeOnBothDatabases('listings', (open) => {
  async function openServer() {
    const { browser, database } = await openTestServer({ database: await open(), now: () => at });
    return {
      visitor: browser(),
      listings: () => storedLeads(database, 'listing'),
      mails: async () =>
        (await storedMails(database)).map(({ kind, outcome, mail: { to, subject, replyTo } }) => ({
          kind,
          outcome,
          to,
          subject,
          replyTo,
        })),
    };
  }

  test('a listing is stored with the proof of consent, its web address made complete', async () => {
    const { visitor, listings } = await openServer();
    const consent = shownConsent({ text: WORDINGS.listing.en, page: '/list-your-business' });
    const body = listingBody({ productName: ' TableTurn ', website: 'tableturn.example', consent });
    const answer = await visitor.post(BUSINESSES, { ...body, trace: { seconds: 31.5 } });
    expect(answer.statusCode).toBe(201);
    expect(await listings()).toEqual([
      {
        id: answer.json().data.id,
        kind: 'listing',
        email: 'hello@tableturn.example',
        fields: {
          softwareType: 'pos',
          productName: 'TableTurn',
          website: 'https://tableturn.example',
          businessEmail: 'hello@tableturn.example',
          cellPhone: '(737) 555-0186',
        },
        details: {},
        comparisonId: undefined,
        schemaVersion: expect.any(String),
        language: 'en',
        consent: { ...consent, at, address: '127.0.0.1' },
        suspicion: undefined,
        createdAt: at,
      },
    ]);
  });

  test('the vendor and the sales team are told', async () => {
    const { visitor, mails } = await openServer();
    await visitor.post(BUSINESSES, listingBody());
    expect(await mails()).toEqual([
      {
        kind: 'visitor',
        outcome: null,
        to: 'hello@tableturn.example',
        subject: 'Your business listing - TillMatch',
        replyTo: 'sales@tillmatch.example',
      },
      {
        kind: 'sales',
        outcome: null,
        to: 'sales@tillmatch.example',
        subject: 'New listing: TableTurn - TillMatch',
        replyTo: 'hello@tableturn.example',
      },
    ]);
  });

  test.each([{ seconds: 0.2 }, { seconds: 40, honeypot: 'Acme Ltd' }])(
    'L-03 a listing filled in as %j is kept and flagged; the sales team is warned, and who filled the honeypot is not answered',
    async (trace) => {
      const { visitor, listings, mails } = await openServer();
      const answer = await visitor.post(BUSINESSES, listingBody({ trace }));
      expect(answer.statusCode).toBe(201);
      const { id } = answer.json().data;
      expect((await listings()).map((listing) => [listing.id, listing.suspicion])).toEqual([
        [id, 'honeypot' in trace ? 'honeypot' : 'tooFast'],
      ]);
      expect((await mails()).map(({ kind, outcome, subject }) => [kind, outcome, subject])).toEqual([
        ['visitor', 'honeypot' in trace ? 'skipped' : null, 'Your business listing - TillMatch'],
        ['sales', null, 'New listing: TableTurn - TillMatch (please check)'],
      ]);
    },
  );

  test('F-08 the same key twice stores one listing and mails once', async () => {
    const { visitor, listings, mails } = await openServer();
    const headers = { 'idempotency-key': 'one-press' };
    const answers = [
      await visitor.post(BUSINESSES, listingBody(), headers),
      await visitor.post(BUSINESSES, listingBody(), headers),
    ];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect([await listings(), await mails()].map(({ length }) => length)).toEqual([1, 2]);
  });

  test.each([false, undefined, 'true', 1])('L-01 without consent (%s) nothing is stored', async (agreeToComms) => {
    const { visitor, listings } = await openServer();
    const answer = await visitor.post(BUSINESSES, listingBody({ agreeToComms }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      agreeToComms: ['Please agree to receive communications to submit your listing.'],
    });
    expect(await listings()).toEqual([]);
  });

  test('what a listing lacks is said by field', async () => {
    const { visitor } = await openServer();
    const body = {
      agreeToComms: true,
      website: 'javascript:alert(1)',
      businessEmail: 'hello',
      cellPhone: '-'.repeat(12),
    };
    const answer = await visitor.post(BUSINESSES, { ...body, productName: ' \u200b ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'Please check the marked fields.',
        errors: {
          softwareType: ['Required'],
          productName: ['Required'],
          website: ['Please enter a valid website URL'],
          businessEmail: ['Please enter a valid email address'],
          cellPhone: ['Please enter a valid phone number'],
        },
      },
    ]);
  });
});
