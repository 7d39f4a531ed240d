import type { RankedInWords, WholeLead } from '#domain/desk/deskLead.ts';
import { isRecord } from '#domain/json.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { systemName } from '#server/catalogue.ts';
import type { Connection } from '#server/database/schema.ts';
import { mainQuiz } from '#server/forms.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { answeredLines, consentSection, leadWords, type Section } from '#server/mail/templates/sections.ts';
import { createLeadEventRepository } from '#server/repositories/leadEventRepository.ts';
import { createLeadRepository } from '#server/repositories/leadRepository.ts';
import { detailsInWords } from './detailsInWords.ts';
import { readSummaries } from './leadPage.ts';
import { readMessagesAbout } from './messages.ts';

/** How many of the person's other leads are shown. */
const MOST_OTHERS = 50;

export async function readWholeLead(
  connection: Connection,
  id: string,
  kinds: readonly LeadKind[],
): Promise<WholeLead | undefined> {
  const [lead] = await createLeadRepository(connection).find([id]);
  const [summary] = await readSummaries(connection, [id], kinds);
  if (!lead || !summary) return undefined;
  const events = await createLeadEventRepository(connection).of(id);
  return {
    lead: summary,
    sections: sectionsOf(
      lead,
      kinds.find(({ name }) => name === lead.kind),
    ),
    ranking: rankingOf(lead).map(inWords),
    comparisonId: lead.comparisonId ?? null,
    others: await readSummaries(connection, await idsOfSamePerson(connection, id), kinds),
    messages: await readMessagesAbout(connection, id),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

function sectionsOf(lead: Lead, kind: LeadKind | undefined): Section[] {
  if (!kind) return [];
  return [
    { title: leadWords().contactTitle, lines: answeredLines(kind.form, lead.fields) },
    // A forgotten lead has no details left to put into words.
    ...(lead.email === '' ? [] : detailsInWords(kind, lead)),
    ...(kind.form.consents.length > 0 ? [consentSection(lead)] : []),
  ];
}

/** A ranking that an earlier release stored in another shape is left out; an export has it among the details. */
const rankingOf = ({ details }: Lead): readonly RankedSystem[] =>
  isRecord(details) && Array.isArray(details.recommendations) ? details.recommendations.filter(isRanked) : [];

const isRanked = (entry: unknown): entry is RankedSystem =>
  isRecord(entry) && typeof entry.slug === 'string' && Array.isArray(entry.points) && entry.points.every(isRecord);

function inWords({ slug, score, points }: RankedSystem): RankedInWords {
  const { schema, options } = mainQuiz;
  const titleOf = (question: string, answer: string) =>
    options[question]?.find(({ value }) => value === answer)?.title ?? answer;
  return {
    name: systemName(slug),
    score,
    points: points.map(({ question, answer, points: given, why }) => ({
      question: schema.properties[question]?.title ?? question,
      answer: titleOf(question, answer),
      points: given,
      why,
    })),
  };
}

/** A forgotten lead belongs to nobody. */
async function idsOfSamePerson(connection: Connection, id: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('lead')
    .select('id')
    .where('inbox', '=', (select) => select.selectFrom('lead as own').select('own.inbox').where('own.id', '=', id))
    .where('inbox', '<>', '')
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map((row) => row.id);
}
