import { createHash } from 'node:crypto';
import { toCsv } from '#server/owner/csv.ts';
import type { Forgotten } from '#server/owner/forgetPerson.ts';
import { groupByPerson, LEAD_TYPES, type LeadRecord } from '#server/owner/leadRecords.ts';

/** One line per person with the number of their leads, then the totals. */
export function describePeople(records: readonly LeadRecord[]): string {
  const lines = groupByPerson(records).map(({ records: own }) => {
    const last = own.at(-1);
    const of = (field: 'name' | 'company' | 'phone') => own.findLast((record) => record[field] !== '')?.[field] ?? '';
    const flag = own.some(({ suspicion }) => suspicion !== '') ? 'CHECK' : '';
    return [
      last?.createdAt.slice(0, 10) ?? '',
      last?.email ?? '',
      of('name'),
      of('company'),
      of('phone'),
      countsOf(own),
      flag,
    ].join('  ');
  });
  const forgotten = records.filter(({ emailKey }) => emailKey === '').length;
  const total = `${records.length} in all${records.length > 0 ? `: ${countsOf(records)}` : ''}`;
  return `${[...lines, `${total}${forgotten > 0 ? `, ${forgotten} of people who were forgotten` : ''}`].join('\n')}\n`;
}

export function describeRecords(records: readonly LeadRecord[]): string {
  return records
    .map(({ type, id, createdAt, email, name, company, phone, suspicion, details }) => {
      const fields = { createdAt, email, name, company, phone, suspicion, ...details };
      const lines = Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => `  ${field}: ${formatValue(value)}`);
      return [`${type} ${id}`, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

export function exportCsv(records: readonly LeadRecord[]): string {
  const head = ['person', 'type', 'id', 'createdAt', 'email', 'name', 'company', 'phone', 'suspicion', 'details'];
  const rows = records.map(({ emailKey, type, id, createdAt, email, name, company, phone, suspicion, details }) => [
    personOf(emailKey),
    ...[type, id, createdAt, email, name, company, phone, suspicion],
    Object.entries(details)
      .map(([field, value]) => `${field}: ${formatValue(value)}`)
      .join('\n'),
  ]);
  return toCsv(head, rows);
}

export function exportJson(records: readonly LeadRecord[]): string {
  const people = records.map(({ emailKey, ...record }) => ({ person: personOf(emailKey), ...record }));
  return `${JSON.stringify(people, null, 2)}\n`;
}

export function describeForgotten(email: string, { rows, messageIds }: Forgotten, files: number): string {
  const tables = Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`);
  if (tables.length === 0) return `There is nothing of ${email}.\n`;
  return `${[
    `${email} was forgotten. Without anything personal there are still:`,
    ...tables,
    `${messageIds.length} mails were removed from the outbox${files > 0 ? `, ${files} as files` : ''}.`,
    'Not reached: mails that were delivered, what a webhook was told, and backups.',
  ].join('\n')}\n`;
}

/** The same for all leads of one address, without revealing it. */
const personOf = (emailKey: string) => createHash('sha256').update(emailKey).digest('hex').slice(0, 12);

function countsOf(records: readonly LeadRecord[]): string {
  return LEAD_TYPES.map((type) => [type, records.filter((record) => record.type === type).length] as const)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ');
}

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
