import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createOutboxWorker } from '#server/mail/outboxWorker.ts';
import { openTransport } from '#server/mail/transport.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { dumpOf } from '#tests/support/dumpOf.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { shownConsent } from '#tests/support/shownConsent.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API } from '#tests/support/testServer.ts';

const person = {
  name: 'Quentin Quist',
  company_name: 'Quist House',
  email: 'quentin.quist@quist-house.example',
  phone: '(555) 010-0199',
};
const NOTE = 'Quist wants two bars';
const MARKS = [...Object.values(person), '5550100199', NOTE, 'quist-page'];

describeOnBothDatabases('forgetting a person at the desk', (open) => {
  test('needs their address typed, and leaves nothing of them in any table or mail; who did it stays', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'desk-forget-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const database = await open();
    const desk = await openDesk({ database, config: { dataFolder } });
    const consent = shownConsent({ page: '/blog/quist-page' });
    const answer = await desk.browser().post(`${API}/customer-answers/pos`, leadBody({ ...person, consent }));
    const id = answer.json().data.id;
    await desk.browser().post(`${API}/customer-answers/pos`, leadBody());
    const settings = { ...readConfig({}), dataFolder };
    const worker = createOutboxWorker({
      connection: database.connection,
      settings,
      deliver: (mail) => openTransport(settings).deliver(mail),
      now: () => new Date(),
      log: { warn: () => undefined, error: () => undefined },
    });
    expect(await worker.deliverDue()).toBe(4);

    const owner = await desk.signIn('owner');
    await owner.post(`/api/desk/leads/${id}/notes`, { id: '01234567-89ab-cdef-0123-456789abcdef', note: NOTE });
    const everything = async () => {
      const folder = join(dataFolder, 'mail');
      const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      return [await dumpOf(database), ...mails].join('\n');
    };
    const left = async () => {
      const text = (await everything()).toLowerCase();
      return MARKS.filter((mark) => text.includes(mark.toLowerCase()));
    };
    expect(await left()).toEqual(MARKS);

    const url = `/api/desk/leads/${id}/forget`;
    expect((await owner.post(url, { email: 'sam@example.com' })).json().errors).toEqual({
      email: ['This is not the address of this lead.'],
    });
    expect(await left()).toEqual(MARKS);
    const done = await owner.post(url, { email: person.email.toUpperCase() });
    expect([done.statusCode, done.json()]).toEqual([200, { data: { rows: { leads: 1 }, messages: 2 } }]);
    expect(await left()).toEqual([]);
    const events = await database.connection.selectFrom('lead_event').select(['by_email', 'action', 'words']).execute();
    expect(events).toEqual([{ by_email: 'owner@tillmatch.example', action: 'forgotten', words: '' }]);
    // The other person's mails are still there, and a second request finds no person to forget.
    expect(readdirSync(join(dataFolder, 'mail'))).toHaveLength(2);
    expect((await owner.post(url, { email: person.email })).statusCode).toBe(422);
    const shown = (await owner.get(`/api/desk/leads/${id}`)).json().data;
    expect([shown.lead.email, shown.others, shown.messages]).toEqual(['', [], []]);
  });
});
