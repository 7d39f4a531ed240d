import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#domain/json.ts';
import { readSqlite } from '#server/database/sqlite.ts';

/** The answers in a lead; who sent it is not read. */
export type StoredLead = {
  kind: string;
  fields: Record<string, unknown>;
  answers: Record<string, unknown> | undefined;
};
export type StoredLeads = { leads: StoredLead[] } | { absent: string };

/** Where leads are kept on this computer, as the server is configured (docs/operations.md). */
export type LeadsHome = { dataFolder: string; isElsewhere: boolean };

/** The stored leads, read without changing anything; or why there are none to read. */
export async function readStoredLeads({ dataFolder, isElsewhere }: LeadsHome): Promise<StoredLeads> {
  if (isElsewhere)
    return { absent: 'The leads are in a database elsewhere (DATABASE_URL); only one on this computer is read.' };
  const file = join(dataFolder, 'tillmatch.db');
  if (!existsSync(file))
    return {
      absent: `There is no database of leads at ${file}. DATA_DIR, when the workbench is started, names another folder.`,
    };
  try {
    return { leads: (await readSqlite(file, 'select kind, fields, details from lead')).map(leadOf) };
  } catch (error) {
    return {
      absent: `The database at ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function leadOf(row: unknown): StoredLead {
  const { kind, fields, details } = isRecord(row) ? row : {};
  const { answers } = recordOf(details);
  return { kind: String(kind), fields: recordOf(fields), answers: isRecord(answers) ? answers : undefined };
}

function recordOf(text: unknown): Record<string, unknown> {
  const value: unknown = JSON.parse(typeof text === 'string' ? text : '{}');
  return isRecord(value) ? value : {};
}
