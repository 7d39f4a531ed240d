import { hash } from 'node:crypto';
import { fromJsonText } from '#server/database/jsonText.ts';
import type { Fields } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { csvCells, csvLine, doubled, formulaGuard, UTF8_MARK } from './csv.ts';
import { detailsOf, type Reading, type RecordRow, senderOf } from './leadRecords.ts';
import { quotedJson, quotedJsonText } from './quotedJson.ts';
import { quotedRanking } from './quotedRanking.ts';
import { bytesOf, utf8Letters } from './utf8Letters.ts';

/** How many letters are written at once. */
export const PART = 1 << 16;

const HEAD = ['person', 'type', 'id', 'createdAt', 'email', 'name', 'company', 'phone', 'suspicion', 'details'];

/** The beginning of the file. */
export const csvHead = (): Buffer => Buffer.from(UTF8_MARK + csvLine(HEAD));

/** The leads as parts of a file, each as soon as it was read. */
export async function* exportCsv(
  pages: AsyncIterable<readonly RecordRow[]>,
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<Buffer> {
  yield csvHead();
  yield* csvLines(pages, kinds);
}

/** The same without its beginning. */
export async function* csvLines(
  pages: AsyncIterable<readonly RecordRow[]>,
  kinds: readonly LeadKind[] = leadKinds,
): AsyncGenerator<Buffer> {
  let part = '';
  for await (const page of pages)
    for (const row of page) {
      part += lineOf(row, kinds);
      if (part.length < PART) continue;
      yield bytesOf(part);
      part = '';
    }
  yield bytesOf(part);
}

/** A name that is the same for all leads of one person, and is not their address. */
export const personOf = (inbox: string) => hash('sha256', inbox).slice(0, 12);

/** A detail as text for a reader. */
export const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Parts of a lead for the inside of a quoted cell. */
const QUOTED: Reading<string> = {
  value: (value) => (typeof value === 'string' ? utf8Letters(doubled(value)) : quotedJson(value)),
  json: quotedJsonText,
  ranking: quotedRanking,
};

function lineOf(row: RecordRow, kinds: readonly LeadKind[]): string {
  const fields = fromJsonText<Fields>(row.fields);
  const { inbox, type, createdAt, email, name, company, phone, suspicion } = senderOf(row, fields, kinds);
  const known = csvCells([personOf(inbox), type, row.id, createdAt, email, name, company, phone, suspicion]);
  let details = '';
  for (const [field, text] of Object.entries(detailsOf(row, fields, kinds, QUOTED)))
    details += `${details === '' ? formulaGuard(field) : '\n'}${utf8Letters(doubled(field))}: ${text}`;
  return `${utf8Letters(known)},"${details}"\r\n`;
}
