import { describe, expect, test } from 'vitest';
import emails from '#tests/support/cases/emails.json' with { type: 'json' };
import phones from '#tests/support/cases/phones.json' with { type: 'json' };
import { demoRefusals } from '#tests/support/demoRefusals.ts';
import { demoBody } from '#tests/support/formBodies.ts';
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { describeOnBothDatabases } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

const DEMO_REQUESTS = `${API}/demo-requests`;
const at = new Date('2025-07-15T10:00:00.000Z');

describeOnBothDatabases('demo requests', (open) => {
  test('a request is stored, and both sides are told', async () => {
    const { browser, database } = await openTestServer({ database: await open(), now: () => at });
    const answer = await browser().post(DEMO_REQUESTS, demoBody({ website: 'trattoriagallo.example' }));
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json().data;
    const [request, ...others] = await storedLeads(database);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      id,
      kind: 'demoRequest',
      email: 'maria@trattoriagallo.example',
      fields: demoBody({ website: 'https://trattoriagallo.example' }),
      consent: undefined,
      createdAt: at,
    });
    const read = (await storedMails(database)).map(({ aboutId, outcome, mail: { to, subject, text } }) => ({
      about_id: aboutId,
      outcome,
      to,
      subject,
      text,
    }));
    expect(read).toEqual([
      {
        about_id: id,
        outcome: null,
        to: 'maria@trattoriagallo.example',
        subject: 'Your demo request - TillMatch',
        text: expect.stringContaining("We'll contact you within 24 hours to schedule your personalized demo."),
      },
      {
        about_id: id,
        outcome: null,
        to: 'sales@tillmatch.example',
        subject: 'Demo request: Trattoria Gallo - TillMatch',
        text: expect.stringContaining('Monthly sales volume: $50,000 - $100,000'),
      },
    ]);
  });
});

describe('what is refused', () => {
  async function errorsOf(changes: Record<string, unknown>) {
    const { browser } = await openTestServer();
    const answer = await browser().post(DEMO_REQUESTS, demoBody(changes));
    return answer.statusCode === 422 ? answer.json().errors : answer.statusCode;
  }

  test.each([...demoRefusals, ['monthlySalesVolume', 'a lot', 'Please select your monthly sales volume'] as const])(
    '%s %j: %s',
    async (field, value, sentence) => {
      expect(await errorsOf({ [field]: value })).toEqual({ [field]: [sentence] });
    },
  );

  test.each([
    ['website', ''],
    ['website', '   '],
    ['website', undefined],
  ])('%s %j is no answer', async (field, value) => {
    expect(await errorsOf({ [field]: value })).toBe(201);
  });

  const LOCAL65 = `${'a'.repeat(65)}@example.com`;
  const TOTAL255 = `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(62)}.example`;
  const built: Record<string, string> = { LOCAL65, TOTAL255, '5 repeated 5000 times': '5'.repeat(5000) };

  /** A value longer than any valid one is refused with its limit, and with nothing else (BL-48). */
  const limits: Readonly<Record<string, string>> = {
    TOTAL255: 'Please enter at most 254 characters.',
    '5 repeated 5000 times': 'Please enter at most 40 characters.',
  };

  test.each(emails.filter(({ ok }) => ok !== 'either'))('F-06 email $v', async ({ v, ok }) => {
    const expected = ok ? 201 : { businessEmail: [limits[v] ?? 'Please enter a valid email address'] };
    expect(await errorsOf({ businessEmail: built[v] ?? v })).toEqual(expected);
  });

  test.each(phones.filter(({ ok }) => ok !== 'either'))('F-07 phone $v', async ({ v, ok }) => {
    const expected = ok ? 201 : { cellPhone: [limits[v] ?? 'Please enter a valid phone number'] };
    expect(await errorsOf({ cellPhone: built[v] ?? v })).toEqual(expected);
  });
});
