import { createHash } from 'node:crypto';
import { csvLine, UTF8_MARK } from './csv.ts';
import type { LeadRecord } from './leadRecords.ts';

/** The leads as lines of a file, each as soon as it was read. */
export async function* exportCsv(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  const head = ['person', 'type', 'id', 'createdAt', 'email', 'name', 'company', 'phone', 'suspicion', 'details'];
  yield UTF8_MARK + csvLine(head);
  for await (const { inbox, type, id, createdAt, email, name, company, phone, suspicion, details } of records) {
    const others = Object.entries(details).map(([field, value]) => `${field}: ${formatValue(value)}`);
    yield csvLine([personOf(inbox), type, id, createdAt, email, name, company, phone, suspicion, others.join('\n')]);
  }
}

/** The same for all leads of one person, and no address. */
export const personOf = (inbox: string) => createHash('sha256').update(inbox).digest('hex').slice(0, 12);

/** A detail as it is read. */
export const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
