import { expect, test } from 'vitest';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { bodiesOfAllKinds } from '#tests/support/bodiesOfAllKinds.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const KEY = { 'idempotency-key': 'the-same-values' };
/** The box of each form in Spanish; `WORDINGS` has the listing's in English only. */
const SPANISH: Readonly<Record<string, string>> = {
  quiz: WORDINGS.contact.es,
  savings: WORDINGS.savings.es,
  listing: WORDINGS.listing.en,
};

test.each(leadKinds.map((kind) => [kind.name, kind] as const))(
  'BL-41 %s: after a lost answer the same values are recognised in another language and on another page',
  async (name, { path, person }) => {
    const database = await openMemoryDatabase();
    const { browser } = await openTestServer({ database });
    const visitor = browser();
    const body = bodiesOfAllKinds[name] ?? {};
    const stored = async () => [
      (await database.connection.selectFrom('lead').select('id').execute()).length,
      (await database.connection.selectFrom('outbox').select('id').execute()).length,
    ];

    const lost = await visitor.post(`${API}${path}`, { ...body, trace: { seconds: 31 } }, KEY);
    expect(lost.statusCode, lost.body).toBe(201);
    const once = await stored();
    expect(once[0]).toBe(1);

    const text = SPANISH[name];
    const later = {
      ...body,
      trace: { seconds: 95 },
      ...(text && { consent: shownConsent({ text, language: 'es', page: '/es/elsewhere' }) }),
    };
    const again = await visitor.post(`${API}${path}`, later, { ...KEY, 'accept-language': 'es' });
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([201, lost.body, 'true']);
    expect(await stored()).toEqual(once);

    // Other values carry another key, and are never blocked by the lost answer.
    const changed = { ...body, [person.email]: 'another@quist-house.example' };
    const other = await visitor.post(`${API}${path}`, changed, { 'idempotency-key': 'other-values' });
    expect([other.statusCode, other.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect((await stored())[0]).toBe(2);
  },
);
