import { afterEach, expect, test, vi } from 'vitest';
import contact from '#schemas/forms/contact.schema.json' with { type: 'json' };
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';

const API = '/api/restaurant-pos';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#schemas/forms/contact.schema.json');
});

/** The server of an owner who made phone and company optional and asks for a floor plan and the number of seats. */
async function openChangedServer() {
  const edited = structuredClone(contact) as { required: string[]; properties: Record<string, object> };
  edited.required = [...edited.required.filter((name) => name !== 'phone' && name !== 'companyName'), 'seats'];
  edited.properties.seats = { title: 'How many seats?', type: 'integer', minimum: 1, maximum: 9999 };
  edited.properties.floorPlan = { title: 'Your floor plan', type: 'string', maxLength: 200, format: 'text' };
  vi.resetModules();
  vi.doMock('#schemas/forms/contact.schema.json', () => ({ default: edited, ...edited }));
  const { openTestServer } = await import('#tests/support/testServer.ts');
  const { createOutboxWorker } = await import('#server/mail/outboxWorker.ts');
  const { readConfig } = await import('#server/config.ts');
  const { runLeads } = await import('#tools/leads/runLeads.ts');
  const environment = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 'x'.repeat(32) };
  const { browser, database } = await openTestServer({ environment });
  const leads = async (...args: string[]) => {
    let output = '';
    const print = (text: string | Buffer) => {
      output += text;
    };
    await runLeads(args, { database, mailFolder: undefined, print });
    return output;
  };
  const told: Record<string, unknown[]> = { mails: [], posted: [] };
  const worker = createOutboxWorker({
    connection: database.connection,
    settings: readConfig({}),
    deliver: async ({ to, subject, text }) => void told.mails?.push(`${to}\n${subject}\n${text}`),
    postLead: async ({ lead }) => void told.posted?.push(lead),
    now: () => new Date(),
    log: { warn: () => undefined, error: () => undefined },
  });
  return { visitor: browser(), leads, told, worker };
}

test.each([
  ['customer-answers/pos', leadBody()],
  ['quotes', quoteBody()],
])('%s follows a form that was changed, with no edit of code', async (path, body) => {
  const { visitor, leads, told, worker } = await openChangedServer();
  const { phone: _phone, company_name: _company, ...withoutBoth } = body;
  const added = { seats: 40, floor_plan: 'Two rooms and a bar' };

  const incomplete = await visitor.post(`${API}/${path}`, withoutBoth);
  expect([incomplete.statusCode, Object.keys(incomplete.json().errors)]).toEqual([422, ['seats']]);
  const accepted = await visitor.post(`${API}/${path}`, { ...withoutBoth, ...added });
  expect(accepted.statusCode, accepted.body).toBe(201);

  await worker.deliverDue();
  const toSales = told.mails?.find((mail) => String(mail).startsWith('sales@'));
  expect(toSales).toContain('  How many seats?: 40\n  Your floor plan: Two rooms and a bar\n');
  expect(toSales).not.toMatch(/Phone|Company/);
  // The subject names the person by what was filled in.
  expect(toSales?.toString().split('\n')[1]).toMatch(/: Sam Lee - TillMatch$/);
  expect(told.posted).toMatchObject([{ seats: 40, floorPlan: 'Two rooms and a bar' }]);

  expect(await leads('show', 'sam@example.com')).toContain('  seats: 40\n  floorPlan: Two rooms and a bar\n');
  expect(await leads('export', '--format', 'csv')).toContain('floorPlan: Two rooms and a bar');
  await leads('forget', 'sam@example.com');
  const left = await leads('list');
  expect(left).toBe(`1 in all: 1 ${path === 'quotes' ? 'quote' : 'lead'}, 1 of people who were forgotten\n`);
});

test('a new field that need not be filled in may be left out or empty', async () => {
  for (const plan of [{}, { floor_plan: '' }]) {
    const { visitor } = await openChangedServer();
    const answer = await visitor.post(`${API}/customer-answers/pos`, leadBody({ seats: 40, ...plan }));
    expect(answer.statusCode, answer.body).toBe(201);
  }
});
