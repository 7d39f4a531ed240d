import { formatValue, PART, personOf } from '#server/owner/exportCsv.ts';
import type { Forgotten } from '#server/owner/forgetPerson.ts';
import { groupByPerson, type LeadRecord, leadTypes, type Sender } from '#server/owner/leadRecords.ts';

/** One line per person with the number of their leads, then the totals. */
export async function describePeople(senders: AsyncIterable<Sender>): Promise<string> {
  const { people, counts, total, forgotten } = await groupByPerson(senders);
  const lines = people.map((person) => {
    const { lastAt, email, name, company, phone, isSuspected } = person;
    return [
      lastAt.slice(0, 10),
      email,
      name,
      company,
      phone,
      formatCounts(person.counts),
      isSuspected ? 'CHECK' : '',
    ].join('  ');
  });
  const all = `${total} in all${total > 0 ? `: ${formatCounts(counts)}` : ''}`;
  return `${[...lines, `${all}${forgotten > 0 ? `, ${forgotten} of people who were forgotten` : ''}`].join('\n')}\n`;
}

/** Everything known about a lead, for people to read. */
export function describeRecord(record: LeadRecord): string {
  const { type, id, createdAt, email, name, company, phone, suspicion, details } = record;
  const fields = { createdAt, email, name, company, phone, suspicion, ...details };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `  ${field}: ${formatValue(value)}`);
  return `${[`${type} ${id}`, ...lines].join('\n')}\n`;
}

export async function* exportJson(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let part = '[';
  let before = '\n';
  for await (const { inbox, ...record } of records) {
    part += `${before}${JSON.stringify({ person: personOf(inbox), ...record }, null, 2)}`;
    before = ',\n';
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield part === '[' ? '[]\n' : `${part}\n]\n`;
}

export function describeForgotten(email: string, { rows, messageIds }: Forgotten, files: number): string {
  const types = Object.entries(rows).map(([type, count]) => `  ${type}: ${count}`);
  if (types.length === 0) return `Nothing is stored about ${email}.\n`;
  return `${[
    `${email} was forgotten. Without anything personal there are still:`,
    ...types,
    `${messageIds.length} mails were removed from the outbox${files > 0 ? `, ${files} as files` : ''}.`,
    'Not reached: mails that were delivered, what a webhook was told, and backups.',
  ].join('\n')}\n`;
}

function formatCounts(counts: ReadonlyMap<string, number>): string {
  const known = leadTypes();
  return [...counts]
    .sort(([a], [b]) => known.indexOf(a) - known.indexOf(b))
    .map(([type, count]) => `${count} ${count === 1 ? oneOf(type) : type}`)
    .join(', ');
}

/** The names of types are plurals: one of the "starts" is a start. */
const oneOf = (type: string) => type.replace(/s$/, '');
