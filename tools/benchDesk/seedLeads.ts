import { recommendSystems } from '#server/catalogue.ts';
import type { Database } from '#server/database/schema.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { comparisonRow } from '#server/repositories/comparisonRepository.ts';

const GROUP = 500;
const MINUTE = 60_000;
const START = Date.UTC(2025, 0, 1);
const STATES = ['new', 'new', 'new', 'contacted', 'qualified', 'lost', 'won'];
const LANGUAGES = ['en', 'en', 'en', 'en', 'es', 'zh', 'fr', ''];
const SOURCES = ['/', '/quiz', '/2', '/B', '/payments', '/guide', '/save', ''];
const TYPES = ['quick-service', 'casual-dining', 'fine-dining'];

/** Leads of every kind, the same each time, with numbers in the place of names. */
export async function seedLeads({ connection }: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += GROUP) {
    const numbers = Array.from({ length: Math.min(GROUP, count - first) }, (_, index) => first + index);
    const made = numbers.map(makeLead);
    const comparisons = made.flatMap(({ comparison }) => (comparison ? [comparison] : []));
    await connection.transaction().execute(async (transaction) => {
      if (comparisons.length > 0) await transaction.insertInto('comparison').values(comparisons).execute();
      await transaction
        .insertInto('lead')
        .values(made.map(({ lead }) => lead))
        .execute();
    });
  }
}

/** Spread evenly, and differently for each thing that is chosen. */
const pick = <Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], number: number, step: number) =>
  choices[(number * step) % choices.length] as Choice;

function makeLead(number: number) {
  const kind = pick(leadKinds, number, 3);
  const email = `person${number % 60_000}@restaurant${number % 997}.example`;
  const [name, company] = [`Person number ${number}`, `Restaurant ${number % 997}`];
  const created_at = new Date(START + number * 5 * MINUTE).toISOString();
  const language = pick(LANGUAGES, number, 7);
  const source = language === '' ? '' : pick(SOURCES, number, 5);
  const answers = { restaurantType: pick(TYPES, number, 1) };
  const ranking = recommendSystems(answers);
  const id = `seed-${String(number).padStart(8, '0')}`;
  const comparison = kind.quiz &&
    kind.comparison && { ...comparisonRow(id, { answers, recommendations: ranking }), created_at };
  const phone = `(555) 010-${String(number % 10_000).padStart(4, '0')}`;
  return {
    comparison,
    lead: {
      id,
      kind: kind.name,
      email,
      inbox: email,
      comparison_id: comparison ? id : null,
      fields: JSON.stringify({ name, companyName: company, email, phone, timeframe: '1-month' }),
      details: '{}',
      schema_version: 'seed',
      consent:
        language === ''
          ? null
          : JSON.stringify({
              text: 'I agree',
              version: '1',
              page: source,
              language,
              at: created_at,
              address: '127.0.0.1',
            }),
      suspicion: null,
      state: pick(STATES, number, 11),
      owner_id: null,
      score: comparison ? (ranking[0]?.score ?? -1) + (number % 40) : -1,
      language,
      source,
      search: `${email} ${name} ${company} ${phone}`.toLowerCase(),
      created_at,
    },
  };
}
