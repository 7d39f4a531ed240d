import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEmailAddress } from '#domain/emailAddress.ts';
import type { Connection } from '#server/database/schema.ts';
import { fileOfMail } from '#server/mail/transport.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { LEAD_TYPES, type LeadType, listLeadRecords } from '#server/owner/leadRecords.ts';
import { emailKey } from '#server/repositories/emailKey.ts';
import { describeForgotten, describePeople, describeRecords, exportCsv, exportJson } from './describe.ts';

type Dependencies = { connection: Connection; mailFolder: string | undefined; print: (text: string) => void };

const LEADS_USAGE = `npm run leads -- list                  people with their leads, the last heard of first
npm run leads -- show EMAIL            all that one person sent; also one lead by its id
npm run leads -- export --format csv   every lead; also --format json. With -- silent: npm run -s leads -- export ...
npm run leads -- forget EMAIL          takes the person out of everything stored; counts stay
  --type ${LEAD_TYPES.join(' | ')}
  --since 2025-07-01
`;

export async function runLeads(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { connection, print } = dependencies;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { type: { type: 'string' }, since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
    allowPositionals: true,
    strict: false,
  });
  const [command = '', subject] = positionals;
  const refuse = (line: string) => {
    print(`${line}\n\n${LEADS_USAGE}`);
    return 1;
  };

  const type = LEAD_TYPES.find((known) => known === values.type);
  if (values.type !== undefined && type === undefined) return refuse(`"${values.type}" is no type of lead.`);
  const since = values.since === undefined ? undefined : new Date(String(values.since));
  if (since && Number.isNaN(since.getTime())) return refuse(`"${values.since}" is no day such as 2025-07-01.`);
  const wanted: { type?: LeadType | undefined; since?: Date | undefined } = { type, since };

  switch (command) {
    case 'list':
      print(describePeople(await listLeadRecords(connection, wanted)));
      return 0;
    case 'show': {
      if (subject === undefined) return refuse('Whom? An email address, or the id of a lead.');
      const all = await listLeadRecords(connection, wanted);
      const found = all.filter(({ id, emailKey: key }) => id === subject || key === emailKey(subject));
      print(found.length > 0 ? describeRecords(found) : `There is nothing of ${subject}.\n`);
      return found.length > 0 ? 0 : 1;
    }
    case 'export': {
      const known = (await listLeadRecords(connection, wanted)).filter(({ emailKey: key }) => key !== '');
      if (values.format === 'csv') print(exportCsv(known));
      else if (values.format === 'json') print(exportJson(known));
      else return refuse(`"${values.format}" is neither csv nor json.`);
      return 0;
    }
    case 'forget': {
      if (subject === undefined || !isEmailAddress(subject)) return refuse('Whom? An email address.');
      const forgotten = await forgetPerson(connection, subject);
      const files = await removeMails(dependencies.mailFolder, forgotten.messageIds);
      print(describeForgotten(subject, forgotten, files));
      return 0;
    }
    default:
      return refuse(command === '' ? 'What shall be done?' : `"${command}" is no command.`);
  }
}

async function removeMails(folder: string | undefined, messageIds: readonly string[]): Promise<number> {
  if (folder === undefined) return 0;
  const files = messageIds.map((messageId) => join(folder, fileOfMail(messageId)));
  const removed = await Promise.allSettled(files.map((file) => rm(file)));
  return removed.filter(({ status }) => status === 'fulfilled').length;
}
