import { isEmailAddress } from '#domain/text/emailAddress.ts';
import type { Connection } from '#server/database/schema.ts';
import { retryMessages } from '#server/owner/messages.ts';
import { createMailHoldRepository } from '#server/repositories/mailHoldRepository.ts';
import { createSuppressionRepository } from '#server/repositories/suppressionRepository.ts';
import { readCommandLine } from '../commandLine.ts';

type Dependencies = { connection: Connection; now: () => Date; print: (line: string) => void };

export const MAIL_USAGE = `npm run mail -- status     what was sent, what waits and why
npm run mail -- retry      sends what waits or was given up at once (the running server does)
npm run mail -- retry ID   only this one
npm run mail -- hold       sends nothing more until released; leads are taken as before
npm run mail -- release    sends what waits
npm run mail -- suppress EMAIL     no more mails to somebody who asked for that; the sales team still hears of leads
npm run mail -- unsuppress EMAIL   allows mails again`;

export async function runMail(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const read = readCommandLine(args, {});
  if ('mistake' in read) {
    dependencies.print(`${read.mistake}\n\n${MAIL_USAGE}`);
    return 1;
  }
  const [command, id, ...more] = read.words;
  if (command === 'status' && id === undefined) return showStatus(dependencies);
  if (command === 'retry' && more.length === 0 && (id === undefined || /^\d{1,15}$/.test(id)))
    return retry(dependencies, id);
  if (more.length === 0 && id !== undefined && isEmailAddress(id)) {
    if (command === 'suppress') return suppress(dependencies, id);
    if (command === 'unsuppress') return unsuppress(dependencies, id);
  }
  if (command === 'hold' && id === undefined) return hold(dependencies);
  if (command === 'release' && id === undefined) return release(dependencies);
  dependencies.print(MAIL_USAGE);
  return 1;
}

async function hold({ connection, now, print }: Dependencies): Promise<number> {
  await createMailHoldRepository(connection).hold('held by the operator', now());
  print('Nothing more is sent until: npm run mail -- release');
  return 0;
}

async function release({ connection, print }: Dependencies): Promise<number> {
  const wasHeld = await createMailHoldRepository(connection).release();
  print(wasHeld ? 'What waits is sent.' : 'Nothing was held.');
  return wasHeld ? 0 : 1;
}

async function suppress({ connection, now, print }: Dependencies, email: string): Promise<number> {
  await createSuppressionRepository(connection).add(email, now());
  print(`${email} gets no more mails.`);
  return 0;
}

async function unsuppress({ connection, print }: Dependencies, email: string): Promise<number> {
  const wasSuppressed = await createSuppressionRepository(connection).remove(email);
  print(wasSuppressed ? `${email} gets mails again.` : `${email} was not kept from mails.`);
  return wasSuppressed ? 0 : 1;
}

async function showStatus({ connection, print }: Dependencies): Promise<number> {
  const held = await createMailHoldRepository(connection).find();
  if (held) print(`Held since ${held.heldAt.toISOString()}: ${held.reason}. To send: npm run mail -- release`);
  const suppressed = await createSuppressionRepository(connection).count();
  if (suppressed > 0) print(`${suppressed} ${suppressed === 1 ? 'inbox wants' : 'inboxes want'} no mails.`);
  const counts = await connection
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', 'outcome', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'outcome'])
    .execute();
  const lines = counts.map(({ kind, outcome, count }) => `${kind}  ${outcome ?? 'waiting'}  ${count}`);
  for (const line of lines.sort()) print(line);
  if (counts.length === 0) print('No mail has been queued yet.');

  const troubled = await connection
    .selectFrom('outbox')
    .select(['id', 'kind', 'outcome', 'attempts', 'run_at', 'last_error'])
    .where('last_error', 'is not', null)
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'failed')]))
    .orderBy('id')
    .limit(50)
    .execute();
  for (const { id, kind, outcome, attempts, run_at, last_error } of troubled)
    print(`${id}  ${kind}  ${outcome ?? `next try ${run_at}`}  ${attempts} tries  ${last_error}`);
  return 0;
}

async function retry({ connection, now, print }: Dependencies, id: string | undefined): Promise<number> {
  const again = await retryMessages(connection, now(), id === undefined ? undefined : Number(id));
  print(again === 1 ? '1 is sent again.' : `${again} are sent again.`);
  return id !== undefined && again === 0 ? 1 : 0;
}
