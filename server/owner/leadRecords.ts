import type { Connection } from '#server/database/schema.ts';
import { fieldText, type Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { selectLeads, toLead } from '#server/repositories/leadRepository.ts';
import { conditionOf, type WantedLeads } from './wantedLeads.ts';

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

/** The number of leads in memory at once. */
const PAGE = 1000;

export const leadTypes = (kinds: readonly LeadKind[] = leadKinds): string[] => kinds.map(({ word }) => word);

/** Leads, oldest first, read page by page. */
export async function* readLeadRecords(
  connection: Connection,
  wanted: WantedLeads = {},
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<LeadRecord> {
  const asked = selectLeads(connection)
    .where(conditionOf(wanted, kinds))
    .orderBy('lead.created_at')
    .orderBy('lead.id')
    .limit(PAGE);
  let page = await asked.execute();
  while (page.length > 0) {
    for (const row of page) yield toRecord(toLead(row), row.inbox, kinds);
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    page = await asked
      .where((is) =>
        is.or([
          is('lead.created_at', '>', last.created_at),
          is.and([is('lead.created_at', '=', last.created_at), is('lead.id', '>', last.id)]),
        ]),
      )
      .execute();
  }
}

export function toRecord(lead: Lead, inbox: string, kinds: readonly LeadKind[]): LeadRecord {
  const kind = kinds.find(({ name }) => name === lead.kind);
  const { email, name, company, phone } = kind?.person ?? { email: 'email' };
  const who = new Set([email, name, company, phone]);
  const { consent, comparisonId } = lead;
  const others = Object.entries(lead.fields).filter(([field]) => !who.has(field));
  return {
    type: kind?.word ?? lead.kind,
    id: lead.id,
    createdAt: lead.createdAt.toISOString(),
    inbox,
    email: lead.email,
    name: fieldText(lead, name),
    company: fieldText(lead, company),
    phone: fieldText(lead, phone),
    suspicion: lead.suspicion ?? '',
    details: {
      ...Object.fromEntries(others),
      ...lead.details,
      ...(comparisonId !== undefined && { comparisonId }),
      ...(consent && { consent }),
      schemaVersion: lead.schemaVersion,
    },
  };
}

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
export async function groupByPerson(records: AsyncIterable<LeadRecord>): Promise<People> {
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
