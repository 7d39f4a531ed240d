import { fromJsonText } from '#server/database/jsonText.ts';
import type { Connection, JsonText } from '#server/database/schema.ts';
import { type Fields, fieldText } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { type FoundLead, selectComparisons } from '#server/repositories/leadRepository.ts';
import { readRanking } from '#server/repositories/storedRanking.ts';
import { conditionOf, type Place, type WantedLeads } from './wantedLeads.ts';

/** A lead as its owner reads it. */
export type LeadRecord = {
  /** The owner's word for such leads. */
  type: string;
  id: string;
  createdAt: string;
  /** One person, however the address was typed (L-02). Empty once the person was forgotten. */
  inbox: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  /** Why it may come from a program; empty without suspicion. */
  suspicion: string;
  details: Record<string, unknown>;
};

/** The person who left a lead, without what the lead says. */
export type Sender = Omit<LeadRecord, 'id' | 'details'>;

/** The columns that a record is made of. */
const COLUMNS = [
  'lead.id',
  'lead.kind',
  'lead.email',
  'lead.inbox',
  'lead.comparison_id',
  'lead.fields',
  'lead.details',
  'lead.schema_version',
  'lead.consent',
  'lead.suspicion',
  'lead.created_at',
] as const;
type LeadColumn = (typeof COLUMNS)[number] extends `lead.${infer Column extends keyof FoundLead}` ? Column : never;
/** A lead with these columns, as they are stored. */
export type RecordRow = Pick<FoundLead, LeadColumn | 'comparison_answers' | 'comparison_recommendations'>;

/** So few leads are in memory at once that they are released before the garbage collector promotes them. */
const PAGE = 200;

export const leadTypes = (kinds: readonly LeadKind[] = leadKinds): string[] => kinds.map(({ word }) => word);

/** Leads, oldest first, read page by page. */
export async function* readLeadRecords(
  connection: Connection,
  wanted: WantedLeads = {},
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<LeadRecord> {
  for await (const page of readLeadRows(connection, wanted, kinds)) for (const row of page) yield toRecord(row, kinds);
}

/** Leads as they are stored, page by page, oldest first. */
export const readLeadRows = (
  connection: Connection,
  wanted: WantedLeads = {},
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<RecordRow[]> =>
  readPages(wanted, (part) =>
    selectComparisons(connection)
      .select(COLUMNS)
      .where(conditionOf(part, kinds))
      .orderBy('lead.created_at')
      .orderBy('lead.id')
      .limit(PAGE)
      .execute(),
  );

/** The people who left leads, oldest first; most of each lead is not read. */
export async function* readSenders(
  connection: Connection,
  wanted: WantedLeads = {},
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<Sender> {
  const pages = readPages(wanted, (part) =>
    connection
      .selectFrom('lead')
      .select(['id', 'kind', 'email', 'inbox', 'fields', 'suspicion', 'created_at'])
      .where(conditionOf(part, kinds))
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  );
  for await (const page of pages) for (const row of page) yield senderOf(row, fromJsonText(row.fields), kinds);
}

async function* readPages<Row extends Place>(
  wanted: WantedLeads,
  read: (part: WantedLeads) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let coming: Promise<Row[]> | undefined = read(wanted);
  while (coming) {
    const page: Row[] = await coming;
    const last = page.at(-1);
    const isEnd = page.length < PAGE || last?.id === wanted.upTo?.id;
    // Requested before this page is used: a database elsewhere finds the next one meanwhile.
    coming = isEnd ? undefined : read({ ...wanted, after: last });
    // It may never be awaited. Code that does await it still gets a failure.
    coming?.catch(() => undefined);
    yield page;
  }
}

/** A lead with everything it says, including its comparison and the proof of its consent. */
export function toRecord(row: RecordRow, kinds: readonly LeadKind[]): LeadRecord {
  const fields = fromJsonText<Fields>(row.fields);
  const { type, ...sender } = senderOf(row, fields, kinds);
  return { type, id: row.id, ...sender, details: detailsOf(row, fields, kinds, AS_VALUES) };
}

/** How each stored part of a lead is read. */
export type Reading<Result> = {
  value: (value: unknown) => Result;
  json: (text: JsonText) => Result;
  ranking: (text: JsonText) => Result;
};

const AS_VALUES: Reading<unknown> = { value: (value) => value, json: fromJsonText, ranking: readRanking };

/** What a lead says besides who left it, in the order in which it is shown. */
export function detailsOf<Result>(
  row: RecordRow,
  fields: Fields,
  kinds: readonly LeadKind[],
  { value, json, ranking }: Reading<Result>,
): Record<string, Result> {
  const person: readonly string[] = Object.values(kindOf(row, kinds)?.person ?? { email: 'email' });
  const details: Record<string, Result> = {};
  for (const [field, entry] of Object.entries(fields)) if (!person.includes(field)) details[field] = value(entry);
  if (row.comparison_answers !== null && row.comparison_recommendations !== null) {
    details.answers = json(row.comparison_answers);
    details.recommendations = ranking(row.comparison_recommendations);
  }
  for (const [name, entry] of Object.entries(fromJsonText<object>(row.details))) details[name] = value(entry);
  if (row.comparison_id !== null) details.comparisonId = value(row.comparison_id);
  if (row.consent !== null) details.consent = json(row.consent);
  details.schemaVersion = value(row.schema_version);
  return details;
}

type From = Pick<RecordRow, 'kind' | 'email' | 'inbox' | 'suspicion' | 'created_at'>;

export function senderOf(row: From, fields: Fields, kinds: readonly LeadKind[]): Sender {
  const kind = kindOf(row, kinds);
  const { name, company, phone } = kind?.person ?? {};
  return {
    type: kind?.word ?? row.kind,
    createdAt: row.created_at,
    inbox: row.inbox,
    email: row.email,
    name: fieldText({ fields }, name),
    company: fieldText({ fields }, company),
    phone: fieldText({ fields }, phone),
    suspicion: row.suspicion ?? '',
  };
}

const kindOf = ({ kind }: Pick<RecordRow, 'kind'>, kinds: readonly LeadKind[]) =>
  kinds.find(({ name }) => name === kind);

export type Person = {
  inbox: string;
  email: string;
  lastAt: string;
  name: string;
  company: string;
  phone: string;
  isSuspected: boolean;
  counts: Map<string, number>;
};
export type People = { people: Person[]; counts: Map<string, number>; total: number; forgotten: number };

/** Leads by person, the latest first (L-02), without forgotten ones. */
export async function groupByPerson(records: AsyncIterable<Sender>): Promise<People> {
  const people = new Map<string, Person>();
  const all: People = { people: [], counts: new Map(), total: 0, forgotten: 0 };
  const count = (counts: Map<string, number>, type: string) => counts.set(type, (counts.get(type) ?? 0) + 1);
  for await (const { inbox, email, createdAt, type, name, company, phone, suspicion } of records) {
    all.total += 1;
    count(all.counts, type);
    if (inbox === '') {
      all.forgotten += 1;
      continue;
    }
    const known = people.get(inbox) ?? {
      inbox,
      name: '',
      company: '',
      phone: '',
      isSuspected: false,
      counts: new Map(),
    };
    people.set(inbox, {
      ...known,
      email,
      lastAt: createdAt,
      name: name || known.name,
      company: company || known.company,
      phone: phone || known.phone,
      isSuspected: known.isSuspected || suspicion !== '',
    });
    count(known.counts, type);
  }
  return { ...all, people: [...people.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt)) };
}
