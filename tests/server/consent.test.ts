import { afterEach, describe, expect, test, vi } from 'vitest';
import { bundleForm } from '#domain/questions/formSchema.ts';
import comparisonReport from '#schemas/forms/comparison-report.schema.json' with { type: 'json' };
import contact from '#schemas/forms/contact.schema.json' with { type: 'json' };
import demoRequest from '#schemas/forms/demo-request.schema.json' with { type: 'json' };
import demoRequestUi from '#schemas/forms/demo-request.ui.json' with { type: 'json' };
import detailedQuote from '#schemas/forms/detailed-quote.schema.json' with { type: 'json' };
import listing from '#schemas/forms/listing.schema.json' with { type: 'json' };
import quizStart from '#schemas/forms/quiz-start.schema.json' with { type: 'json' };
import savingsContact from '#schemas/forms/savings-contact.schema.json' with { type: 'json' };
import optionLists from '#schemas/options.json' with { type: 'json' };
import type { Database } from '#server/database/schema.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { detailedQuoteBody, savingBody } from '#tests/support/savingBody.ts';

const API = '/api/restaurant-pos';
const SHOWN = { version: '2025-07', page: '/save', language: 'en' };

type Body = Record<string, unknown>;
type Flow = {
  form: string;
  source: { required: string[]; properties: Body & { agreeToComms: { title: string } } };
  path: string;
  /** The name of the box on the wire. */
  box: string;
  body: (changes: Body) => Body;
  /** Whether a body of this flow can say which wording was shown. */
  tellsWhatWasShown: boolean;
  /** Whether the visitor gets a requested mail, which needs no consent. */
  mailedAnyway: boolean;
};

/** The flows whose form has a box, or could be given one. */
const FLOWS: Flow[] = [
  {
    form: 'contact',
    source: contact,
    path: '/customer-answers/pos',
    box: 'agree_to_comms',
    body: leadBody,
    tellsWhatWasShown: true,
    mailedAnyway: false,
  },
  {
    form: 'savings-contact',
    source: savingsContact,
    path: '/customer-answers/saving',
    box: 'agree_to_comms',
    body: savingBody,
    tellsWhatWasShown: true,
    mailedAnyway: true,
  },
  {
    form: 'listing',
    source: listing,
    path: '/businesses',
    box: 'agreeToComms',
    body: listingBody,
    tellsWhatWasShown: true,
    mailedAnyway: false,
  },
];

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#schemas/forms/contact.schema.json');
});

/** A server with a changed form, whose modules are loaded again. */
async function serverWithForm({ form, source }: Flow, change: (properties: Body, required: string[]) => void) {
  const edited = structuredClone(source);
  change(edited.properties, edited.required);
  vi.resetModules();
  vi.doMock(`#schemas/forms/${form}.schema.json`, () => ({ default: edited, ...edited }));
  const { openTestServer } = await import('#tests/support/testServer.ts');
  const server = await openTestServer();
  vi.doUnmock(`#schemas/forms/${form}.schema.json`);
  return server;
}

/** The stored consents, read without the server's modules, which are loaded again. */
async function kept({ connection }: Database) {
  const rows = await connection.selectFrom('lead').select('consent').execute();
  const mails = await connection.selectFrom('outbox').select('kind').orderBy('id').execute();
  return {
    proofs: rows.map(({ consent }) => (consent === null ? null : JSON.parse(consent))),
    mails: mails.map(({ kind }) => kind),
  };
}

describe.each(FLOWS)('the form $form', (flow) => {
  const { path, box, body, tellsWhatWasShown, mailedAnyway } = flow;
  const shown = { ...SHOWN, text: flow.source.properties.agreeToComms.title };
  const unticked = (answer: unknown) => body({ [box]: answer, ...(tellsWhatWasShown && { consent: shown }) });

  const optional = (properties: Body, required: string[]) => {
    if (required.includes('agreeToComms')) required.splice(required.indexOf('agreeToComms'), 1);
    properties.agreeToComms = { ...(properties.agreeToComms as Body), enum: [true] };
  };
  const anyAnswer = (properties: Body) => {
    const { enum: _onlyTicked, ...either } = properties.agreeToComms as Body;
    properties.agreeToComms = either;
  };
  const withoutBox = (properties: Body, required: string[]) => {
    optional(properties, required);
    delete properties.agreeToComms;
  };

  test.each([
    { title: 'is optional', change: optional, answer: undefined },
    { title: 'is optional', change: optional, answer: false },
    { title: 'may be answered with no', change: anyAnswer, answer: false },
    { title: 'is taken away', change: withoutBox, answer: undefined },
  ])('whose box $title keeps a lead that answers $answer, without proof', async ({ change, answer }) => {
    const { browser, database } = await serverWithForm(flow, change);
    const response = await browser().post(`${API}${path}`, unticked(answer));
    expect([response.statusCode, await kept(database)]).toEqual([
      201,
      { proofs: [null], mails: mailedAnyway ? ['visitor', 'sales'] : ['sales'] },
    ]);
  });

  test('keeps the proof of a tick, also where the box is optional', async () => {
    const { browser, database } = await serverWithForm(flow, optional);
    const response = await browser().post(`${API}${path}`, unticked(true));
    expect([response.statusCode, await kept(database)]).toEqual([
      201,
      {
        proofs: [{ ...shown, at: expect.stringMatching(/Z$/), address: '127.0.0.1' }],
        mails: ['visitor', 'sales'],
      },
    ]);
  });

  test('whose box has to be ticked refuses a lead without it', async () => {
    const { browser, database } = await serverWithForm(flow, (_properties, required) => {
      if (!required.includes('agreeToComms')) required.push('agreeToComms');
    });
    for (const answer of [undefined, false, null, 'true', 1]) {
      const response = await browser().post(`${API}${path}`, unticked(answer));
      expect([answer, response.statusCode, Object.keys(response.json().errors)]).toEqual([answer, 422, [box]]);
    }
    expect(await kept(database)).toEqual({ proofs: [], mails: [] });
  });
});

test('the flows without a box prove nothing, whatever a client says of one', async () => {
  const { openTestServer } = await import('#tests/support/testServer.ts');
  const { browser, database } = await openTestServer();
  for (const [path, right] of [
    ['/quotes', quoteBody()],
    ['/demo-requests', demoBody()],
    ['/comparison-reports', { email: 'sam@example.com' }],
    ['/customer-answers/saving/detailed-quote', detailedQuoteBody()],
    ['/customer-answers/pos/start-quiz', { email: 'sam@example.com' }],
  ] as const) {
    expect((await browser().post(`${API}${path}`, right)).statusCode).toBe(201);
    const said = await browser().post(`${API}${path}`, { ...right, consent: { ...SHOWN, text: 'I agree' } });
    expect([path, said.statusCode]).toEqual([path, 201]);
  }
  expect(new Set((await kept(database)).proofs)).toEqual(new Set([null]));
});

test('no form has a box that is not tried here', () => {
  const tried = new Set<object>(FLOWS.map(({ source }) => source));
  const forms = [contact, savingsContact, listing, demoRequest, comparisonReport, detailedQuote, quizStart];
  expect(Object.keys(demoRequestUi)).not.toContain('agreeToComms');
  expect(
    forms.filter((form) => 'agreeToComms' in bundleForm(form, optionLists).schema.properties && !tried.has(form)),
  ).toEqual([]);
});
