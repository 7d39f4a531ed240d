import { hash } from 'node:crypto';
import { csvLine, doubled, UTF8_MARK } from './csv.ts';
import type { LeadRecord } from './leadRecords.ts';
import { quotedJson } from './quotedJson.ts';

/** So many letters are written at once. */
export const PART = 1 << 16;

/** The leads as parts of a file, each as soon as it was read. */
export async function* exportCsv(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  const head = ['person', 'type', 'id', 'createdAt', 'email', 'name', 'company', 'phone', 'suspicion', 'details'];
  let part = UTF8_MARK + csvLine(head);
  for await (const { inbox, type, id, createdAt, email, name, company, phone, suspicion, details } of records) {
    const known = [personOf(inbox), type, id, createdAt, email, name, company, phone, suspicion];
    const others = Object.entries(details).map(
      ([field, value]) => `${doubled(field)}: ${typeof value === 'string' ? doubled(value) : quotedJson(value)}`,
    );
    part += csvLine(known, others.join('\n'));
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield part;
}

/** The same for all leads of one person, and no address. */
export const personOf = (inbox: string) => hash('sha256', inbox).slice(0, 12);

/** A detail as it is read. */
export const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
