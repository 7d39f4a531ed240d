import type { Database } from '#server/database/schema.ts';
import { quizKind } from '#server/leads/kinds/quiz/quizKind.ts';
import type { Fields, Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { searchText } from '#server/leads/searchText.ts';
import { comparisonRow } from '#server/repositories/comparisonRepository.ts';
import { toRow } from '#server/repositories/leadRepository.ts';
import { bodiesOfAllKinds } from '#tests/support/bodiesOfAllKinds.ts';
import { wireAnswers } from '#tests/support/leadBody.ts';

const GROUP = 500;
const MINUTE = 60_000;
const START = Date.UTC(2025, 0, 1);
const STATES = ['new', 'new', 'new', 'contacted', 'qualified', 'lost', 'won'];
const LANGUAGES = ['en', 'en', 'en', 'en', 'es', 'zh', 'fr', ''];
const SOURCES = ['/', '/quiz', '/2', '/B', '/payments', '/guide', '/save', ''];
const TYPES = ['quick-service', 'casual-dining', 'fine-dining'];

/** Leads of every kind, the same each time, with numbers in place of names. */
export async function seedLeads({ connection }: Database, count: number): Promise<void> {
  const samples = new Map(leadKinds.map((kind) => [kind, samplesOf(kind)]));
  for (let first = 0; first < count; first += GROUP) {
    const numbers = Array.from({ length: Math.min(GROUP, count - first) }, (_, index) => first + index);
    const made = numbers.map((number) => makeLead(number, samples));
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

type Sample = Pick<Lead, 'fields' | 'details'>;

/** What the product itself reads from a body of the kind; for the quiz, one body per type of restaurant. */
function samplesOf(kind: LeadKind): readonly Sample[] {
  const body = bodiesOfAllKinds[kind.name];
  if (kind !== quizKind) return [kind.read(body)];
  return TYPES.map((type) => kind.read({ ...body, data: { ...wireAnswers(), restaurant_type: type } }));
}

/** Spread evenly, and differently for each thing that is chosen. */
const pick = <Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], number: number, step: number) =>
  choices[(number * step) % choices.length] as Choice;

function makeLead(number: number, samples: ReadonlyMap<LeadKind, readonly Sample[]>) {
  const kind = pick(leadKinds, number, 3);
  const { fields, details } = pick(samples.get(kind) ?? [], number, 1);
  const id = `seed-${String(number).padStart(8, '0')}`;
  const comparison = kind.comparison?.(details);
  const language = pick(LANGUAGES, number, 7);
  const page = language === '' ? '' : pick(SOURCES, number, 5);
  const at = new Date(START + number * 5 * MINUTE);
  const person = personOf(number);
  const lead: Lead = {
    id,
    kind: kind.name,
    language,
    email: person.email,
    fields: { ...fields, ...namedAs(kind.person, person) },
    details,
    comparisonId: comparison && id,
    schemaVersion: 'seed',
    consent: language === '' ? undefined : { text: 'I agree', version: '1', page, language, at, address: '127.0.0.1' },
    suspicion: undefined,
    createdAt: at,
  };
  const row = toRow(lead, comparison, searchText(lead, kind.person));
  return {
    comparison: comparison && { ...comparisonRow(id, comparison), created_at: row.created_at },
    lead: {
      ...row,
      state: pick(STATES, number, 11),
      owner_id: null,
      score: comparison ? row.score + (number % 40) : -1,
    },
  };
}

const personOf = (number: number) => ({
  email: `person${number % 60_000}@restaurant${number % 997}.example`,
  name: `Person number ${number}`,
  company: `Restaurant ${number % 997}`,
  phone: `(555) 010-${String(number % 10_000).padStart(4, '0')}`,
});

/** A person's details under the field names of a form. */
const namedAs = (names: LeadKind['person'], person: ReturnType<typeof personOf>): Fields =>
  Object.fromEntries(Object.entries(names).map(([part, field]) => [field, person[part as keyof typeof person]]));
