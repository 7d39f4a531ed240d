import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { formats } from '#domain/text/formats.ts';
import { normaliseForm } from '#domain/text/normalise.ts';
import { toWire } from '#domain/wire.ts';
import { contactForm, mainQuiz } from '#server/forms.ts';
import { Refusal } from '#server/http/refusal.ts';
import { quizKind } from '#server/leads/kinds/quiz/quizKind.ts';
import emails from '#tests/support/cases/emails.json' with { type: 'json' };
import phones from '#tests/support/cases/phones.json' with { type: 'json' };
import { leadBody } from '#tests/support/leadBody.ts';

const browserAjv = new Ajv({ allErrors: true, strict: false, formats });
const isContact = browserAjv.compile(contactForm.schema);
const isAnswers = browserAjv.compile(mainQuiz.schema);

const browserVerdict = (contact: unknown, answers: unknown) =>
  isContact(normaliseForm(contact, contactForm.schema)) && isAnswers(normaliseForm(answers, mainQuiz.schema));

function serverVerdict(body: unknown): boolean {
  try {
    quizKind.read(body);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 422) return false;
    throw error;
  }
}

const oddText = fc.constantFrom(
  '',
  ' ',
  '\u200b',
  'Sam',
  ' Sam ',
  'a\u0000b',
  'a\nb',
  '\ud800',
  'x'.repeat(121),
  '王小明',
  'x'.repeat(300),
);
const samples = fc.constantFrom(...[...emails, ...phones].map(({ v }) => v));
const oddValue = fc.oneof(
  oddText,
  samples,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom<unknown>(true, false, null, 1, [], {}),
);

/** Mostly valid values, so that whole forms are often valid too. */
function fieldValue(property: FormSchema['properties'][string], right: unknown): fc.Arbitrary<unknown> {
  const offered = property.items?.enum ?? property.enum;
  const choice = offered ? fc.constantFrom<unknown>(...offered) : fc.constant(right);
  const usual = property.type === 'array' ? fc.array(choice, { maxLength: 8 }) : choice;
  return fc.oneof(
    { weight: 30, arbitrary: fc.constant(right) },
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: oddValue },
  );
}

const rightContact: Record<string, unknown> = {
  name: 'Sam Lee',
  companyName: 'Corner Diner',
  email: 'sam@example.com',
  phone: '(555) 010-0134',
  timeframe: '1-month',
  agreeToComms: true,
};
const rightAnswers: Record<string, unknown> = {
  hasCurrentPOS: 'yes',
  currentPOSSystem: 'toast',
  restaurantType: 'bar-pub',
  locationCount: 'single',
  transactionVolume: '10k-50k',
  priorities: ['lowest-cost', 'integrations', 'kitchen-display'],
};

function formOf(schema: FormSchema, right: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties).map(([name, property]) => [
    name,
    fc.option(fieldValue(property, right[name]), { nil: undefined, freq: 40 }),
  ]);
  const known = fc.record(Object.fromEntries(fields));
  const unknown = fc.option(fc.record({ shoeSize: fc.integer() }), { nil: {}, freq: 1 });
  return fc.tuple(known, fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown })).map(
    // Undefined values are not sent, and the browser's form does not have them either.
    ([form, extra]) => JSON.parse(JSON.stringify({ ...form, ...extra })),
  );
}

test('the browser and the server give every lead the same verdict (D20)', () => {
  const verdicts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(formOf(contactForm.schema, rightContact), formOf(mainQuiz.schema, rightAnswers), (contact, answers) => {
      const body = { type: 'pos', ...(toWire(contact) as object), data: toWire(answers) };
      const verdict = browserVerdict(contact, answers);
      verdicts[verdict ? 'accepted' : 'refused'] += 1;
      expect(serverVerdict(body)).toBe(verdict);
    }),
    { numRuns: 3000, seed: 20250715 },
  );
  // Both verdicts occurred often enough for the agreement to mean something.
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(300);
});

const built: Record<string, string> = {
  LOCAL65: `${'a'.repeat(65)}@example.com`,
  TOTAL255: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(62)}.example`,
  '5 repeated 5000 times': '5'.repeat(5000),
};

test.each(emails)('F-06 email $v', ({ v, ok }) => {
  const email = built[v] ?? v;
  const verdict = serverVerdict(leadBody({ email }));
  expect(browserVerdict({ ...rightContact, email }, rightAnswers)).toBe(verdict);
  if (ok !== 'either') expect(verdict).toBe(ok);
});

test.each(phones)('F-07 phone $v', ({ v, ok }) => {
  const phone = built[v] ?? v;
  const verdict = serverVerdict(leadBody({ phone }));
  expect(browserVerdict({ ...rightContact, phone }, rightAnswers)).toBe(verdict);
  if (ok !== 'either') expect(verdict).toBe(ok);
});
