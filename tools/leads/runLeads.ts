import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import type { Database } from '#server/database/schema.ts';
import { removeMails } from '#server/mail/transport.ts';
import { exportCsvByThreads } from '#server/owner/exportCsvByThreads.ts';
import { forgetPerson, previewForget } from '#server/owner/forgetPerson.ts';
import { leadTypes, readLeadRecords, readSenders } from '#server/owner/leadRecords.ts';
import type { ExportThread } from '#server/owner/startExportThread.ts';
import type { WantedLeads } from '#server/owner/wantedLeads.ts';
import { readCommandLine } from '../commandLine.ts';
import { describeForgotten, describePeople, describeRecord, exportJson } from './describe.ts';

type Dependencies = {
  database: Database;
  mailFolder: string | undefined;
  /** Undefined when this thread does everything. */
  startExport?: (() => ExportThread) | undefined;
  /** Resolves when more may be printed. */
  print: (text: string | Buffer) => Promise<void> | void;
};

export const LEADS_USAGE = `npm run leads -- list                  people with their leads, the latest first
npm run leads -- show EMAIL            all that one person sent; also one lead by its id
npm run leads -- export --format csv   every lead; also --format json. With -- silent: npm run -s leads -- export ...
npm run leads -- forget EMAIL          removes the person from everything stored; counts stay
  --dry-run                            with forget: says what would be removed, and changes nothing
  --type ${leadTypes().join(' | ')}
  --since 2025-07-01                   these two with list, show and export
`;

const OPTIONS = {
  type: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  list: ['type', 'since'],
  show: ['type', 'since'],
  export: ['type', 'since', 'format'],
  forget: ['dry-run'],
};

/** Does what the arguments ask for and returns the exit code. */
export async function runLeads(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { database, print } = dependencies;
  const { connection } = database;
  const refuse = async (line: string) => {
    await print(`${line}\n\n${LEADS_USAGE}`);
    return 1;
  };
  const read = readCommandLine(args, OPTIONS);
  if ('mistake' in read) return refuse(read.mistake);
  const { values, words } = read;
  const [command = '', typed, ...more] = words;
  const subject = typed === undefined ? undefined : normaliseText(typed);

  const known = OPTIONS_OF[command];
  if (!known) return refuse(command === '' ? 'Which command?' : `"${command}" is not a command.`);
  const foreign = Object.keys(values).find((option) => !known.includes(option));
  if (foreign !== undefined) return refuse(`"${command}" has no option --${foreign}.`);
  const extra = command === 'list' || command === 'export' ? typed : more[0];
  if (extra !== undefined) return refuse(`"${extra}" is one word too many.`);

  const wanted = readWanted(values.type, values.since);
  if (typeof wanted === 'string') return refuse(wanted);

  switch (command) {
    case 'list':
      await print(await describePeople(readSenders(connection, wanted)));
      return 0;
    case 'show': {
      if (subject === undefined) return refuse('Who? An email address, or the id of a lead.');
      const one = isEmailAddress(subject) ? { email: subject } : { id: subject };
      let found = 0;
      for await (const record of readLeadRecords(connection, { ...wanted, ...one })) {
        await print(`${found === 0 ? '' : '\n'}${describeRecord(record)}`);
        found += 1;
      }
      if (found === 0) await print(`Nothing is stored about ${subject}.\n`);
      return found > 0 ? 0 : 1;
    }
    case 'export': {
      const { format = 'csv' } = values;
      if (format !== 'csv' && format !== 'json') return refuse(`"${format}" is neither csv nor json.`);
      const remembered = { ...wanted, remembered: true };
      const parts =
        format === 'csv'
          ? exportCsvByThreads(connection, remembered, dependencies.startExport)
          : exportJson(readLeadRecords(connection, remembered));
      for await (const part of parts) await print(part);
      return 0;
    }
    default: {
      if (subject === undefined || !isEmailAddress(subject)) return refuse('Who? An email address.');
      if (values['dry-run'] === true) {
        await print(await previewForget(connection, subject));
        return 0;
      }
      const forgotten = await forgetPerson(database, subject);
      const files = await removeMails(dependencies.mailFolder, forgotten.messageIds);
      await print(describeForgotten(subject, forgotten, files));
      return 0;
    }
  }
}

/** Which leads are meant, or what is wrong with how they were named. */
function readWanted(type: string | undefined, since: string | undefined): WantedLeads | string {
  if (type !== undefined && !leadTypes().includes(type)) return `"${type}" is not a type of lead.`;
  const day = since === undefined ? undefined : new Date(since);
  if (day && Number.isNaN(day.getTime())) return `"${since}" is not a date such as 2025-07-01.`;
  return { type, since: day };
}
