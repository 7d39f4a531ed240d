import type { Connection } from '#server/database/schema.ts';

/** The kinds of leads as their owner calls them. */
export const LEAD_TYPES = ['leads', 'quotes', 'savings', 'demos', 'listings'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/** A lead of any kind: who, when, and everything else that is known. */
export type LeadRecord = {
  type: LeadType;
  id: string;
  createdAt: string;
  /** One person, however the address was typed (L-02). Empty once the person was forgotten. */
  emailKey: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  /** Why it may come from a program; empty for one that nobody suspects. */
  suspicion: string;
  details: Record<string, unknown>;
};

type Row = Record<string, unknown> & { id: string; email: string; email_key: string; created_at: string };

/** Of each table its columns that every record has; all others are details. */
const TABLES = [
  { type: 'leads', table: 'lead', name: 'name', company: 'company_name' },
  { type: 'quotes', table: 'quote', name: 'name', company: 'company_name' },
  { type: 'savings', table: 'saving_lead', name: 'name', company: 'company_name' },
  { type: 'savings', table: 'saving_quote', name: 'name', company: undefined },
  { type: 'demos', table: 'demo_request', name: 'name', company: 'restaurant_name' },
  { type: 'listings', table: 'listing', name: undefined, company: 'product_name' },
] as const satisfies readonly {
  type: LeadType;
  table: string;
  name?: string | undefined;
  company?: string | undefined;
}[];

const JSON_COLUMNS = new Set(['answers', 'recommendations', 'systems', 'estimate', 'report']);

/** All leads, oldest first; of one kind, or since a time, where that is wanted. */
export async function listLeadRecords(
  connection: Connection,
  { type, since }: { type?: LeadType | undefined; since?: Date | undefined } = {},
): Promise<LeadRecord[]> {
  const suspicions = await connection.selectFrom('suspicion').select(['about_id', 'reason']).execute();
  const reasons = new Map(suspicions.map(({ about_id, reason }) => [about_id, reason]));
  const records: LeadRecord[] = [];
  for (const table of TABLES.filter((entry) => type === undefined || entry.type === type)) {
    const rows = await connection
      .selectFrom(table.table)
      .selectAll()
      .where('created_at', '>=', (since ?? new Date(0)).toISOString())
      .execute();
    records.push(...rows.map((row) => toRecord(table, row as unknown as Row, reasons.get(row.id) ?? '')));
  }
  return records.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}

function toRecord({ type, name, company }: (typeof TABLES)[number], row: Row, suspicion: string): LeadRecord {
  const { id, email, email_key, created_at, phone, ...rest } = row;
  const textOf = (column: string | undefined) => (column === undefined ? '' : String(row[column] ?? ''));
  const details = Object.entries(rest)
    .filter(([column, value]) => column !== name && column !== company && value !== null)
    .map(([column, value]) => [column, JSON_COLUMNS.has(column) ? JSON.parse(String(value)) : value]);
  return {
    type,
    id,
    createdAt: created_at,
    emailKey: email_key,
    email,
    name: textOf(name),
    company: textOf(company),
    phone: String(phone ?? ''),
    suspicion,
    details: Object.fromEntries(details),
  };
}

export type Person = { emailKey: string; records: LeadRecord[] };

/** Leads by the person they come from, the one heard of last first (L-02). Forgotten ones are nobody's. */
export function groupByPerson(records: readonly LeadRecord[]): Person[] {
  const people = new Map<string, LeadRecord[]>();
  for (const record of records)
    if (record.emailKey !== '') people.set(record.emailKey, [...(people.get(record.emailKey) ?? []), record]);
  const last = ({ records: own }: Person) => own.at(-1)?.createdAt ?? '';
  return [...people]
    .map(([emailKey, own]) => ({ emailKey, records: own }))
    .sort((a, b) => last(b).localeCompare(last(a)));
}
