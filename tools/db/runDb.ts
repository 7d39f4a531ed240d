import { existsSync, statSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { copyTables, sumsOf, type TableSum } from '#server/database/copyTables.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { createMailHoldRepository } from '#server/repositories/mailHoldRepository.ts';
import { readCommandLine } from '../commandLine.ts';

type Dependencies = {
  databaseUrl: string | undefined;
  dataFolder: string;
  now: () => Date;
  print: (line: string) => void;
};

export const DB_USAGE = `npm run db -- status                 what is in the database, and how large it is
npm run db -- backup FILE            a copy of the running server's database, in one file
npm run db -- restore FILE           puts a backup in its place; the server has to be stopped. Mails are held
npm run db -- copy-to postgres://…   everything into an empty PostgreSQL; the server has to be stopped
npm run db -- vacuum                 gives free space back to the disk`;

const FILE = 'tillmatch.db';

/** Does what the arguments ask for and returns the exit code. */
export async function runDb(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { print } = dependencies;
  const read = readCommandLine(args, {});
  const [command = '', target, ...more] = 'mistake' in read ? [] : read.words;
  const needsTarget = ['backup', 'restore', 'copy-to'].includes(command);
  if (more.length > 0 || needsTarget !== (target !== undefined)) {
    print(`${'mistake' in read ? `${read.mistake}\n\n` : ''}${DB_USAGE}`);
    return 1;
  }
  switch (command) {
    case 'status':
      return onDatabase(dependencies, (database) => showStatus(database, dependencies));
    case 'vacuum':
      return onDatabase(dependencies, async ({ connection }) => {
        await sql`vacuum`.execute(connection);
        print('Free space was given back.');
        return 0;
      });
    case 'backup':
      return backup(target ?? '', dependencies);
    case 'restore':
      return restore(target ?? '', dependencies);
    case 'copy-to':
      return copyTo(target ?? '', dependencies);
    default:
      print(DB_USAGE);
      return 1;
  }
}

async function onDatabase(
  { databaseUrl, dataFolder }: Pick<Dependencies, 'databaseUrl' | 'dataFolder'>,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    return await work(database);
  } finally {
    await database.connection.destroy();
  }
}

async function showStatus({ connection, dialect }: Database, { dataFolder, print }: Dependencies): Promise<number> {
  print(
    dialect === 'sqlite' ? `SQLite, ${join(dataFolder, FILE)}, ${megabytes(join(dataFolder, FILE))}` : 'PostgreSQL',
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    connection,
  );
  print(`Newest migration: ${rows[0]?.name}`);
  for (const sum of await sumsOf(connection)) print(lineOf(sum));
  const held = await createMailHoldRepository(connection).find();
  if (held) print(`Mails are held: ${held.reason}`);
  return 0;
}

async function backup(target: string, dependencies: Dependencies): Promise<number> {
  const { databaseUrl, dataFolder, print } = dependencies;
  if (databaseUrl !== undefined) {
    print('PostgreSQL has its own tool for this: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
    return 1;
  }
  const file = resolve(target);
  if (existsSync(file)) {
    print(`${file} exists already. Nothing was written.`);
    return 1;
  }
  return onDatabase(dependencies, async ({ connection }) => {
    await sql`vacuum into ${file}`.execute(connection);
    print(`${join(dataFolder, FILE)} was copied to ${file} (${megabytes(file)}).`);
    return 0;
  });
}

async function restore(source: string, dependencies: Dependencies): Promise<number> {
  const { databaseUrl, dataFolder, now, print } = dependencies;
  if (databaseUrl !== undefined) {
    print('PostgreSQL has its own tool for this: pg_restore --clean --dbname="$DATABASE_URL" FILE');
    print('Then, before the server is started: npm run mail -- hold');
    return 1;
  }
  const backupFile = resolve(source);
  if (!existsSync(backupFile)) {
    print(`There is no ${backupFile}. Nothing was changed.`);
    return 1;
  }
  const place = join(dataFolder, FILE);
  const draft = `${place}.restored`;
  await copyFile(backupFile, draft);
  if (!(await isWhole(draft))) {
    await rm(draft);
    print(`${backupFile} is not a complete database. Nothing was changed.`);
    return 1;
  }
  if (existsSync(place)) {
    await refuseWhileServed(dependencies);
    const before = join(dataFolder, `before-restore-${now().toISOString().replaceAll(':', '')}.db`);
    await rename(place, before);
    print(`What was there is now ${before}.`);
  }
  const logs = [place, draft].flatMap((file) => [`${file}-wal`, `${file}-shm`]);
  await Promise.all(logs.map((file) => rm(file, { force: true })));
  await rename(draft, place);
  return onDatabase(dependencies, async ({ connection }) => {
    await createMailHoldRepository(connection).hold('a backup was restored', now());
    for (const sum of await sumsOf(connection)) print(lineOf(sum));
    print('What waited to be sent when the backup was made may have been sent since, so mails are held.');
    print('See what waits: npm run mail -- status. Send it: npm run mail -- release');
    return 0;
  });
}

async function isWhole(file: string): Promise<boolean> {
  try {
    const { connection } = await openSqlite(file);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(connection);
    await connection.destroy();
    return rows[0]?.integrity_check === 'ok';
  } catch {
    return false;
  }
}

/** A database file can leave WAL mode only while no other process has it open. */
async function refuseWhileServed(dependencies: Dependencies): Promise<void> {
  await onDatabase(dependencies, async ({ connection }) => {
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode=delete`.execute(connection).catch(() => ({
      rows: [{ journal_mode: 'wal' }],
    }));
    if (rows[0]?.journal_mode !== 'delete') throw new Error('The server is running: stop it first');
    return 0;
  });
}

async function copyTo(target: string, dependencies: Dependencies): Promise<number> {
  const { databaseUrl, print } = dependencies;
  if (databaseUrl !== undefined || !/^postgres(?:ql)?:/.test(target)) {
    print('This copies from SQLite, without DATABASE_URL, to an address that begins with postgres://');
    return 1;
  }
  return onDatabase(dependencies, (from) =>
    onDatabase({ databaseUrl: target, dataFolder: dependencies.dataFolder }, async (to) => {
      const occupied = (await sumsOf(to.connection)).find(({ rows }) => rows > 0);
      if (occupied) {
        print(`The PostgreSQL database is not empty: ${lineOf(occupied)}. Nothing was copied.`);
        return 1;
      }
      await copyTables(from.connection, to.connection);
      const [before, after] = [await sumsOf(from.connection), await sumsOf(to.connection)];
      const different = before.filter(({ table, checksum, rows }) => {
        const copy = after.find((sum) => sum.table === table);
        return copy?.checksum !== checksum || copy.rows !== rows;
      });
      for (const sum of after) print(lineOf(sum));
      if (different.length > 0) throw new Error(`Not the same afterwards: ${different.map(lineOf).join(', ')}`);
      print('Everything was copied: the same rows with the same checksums. Now start the server with DATABASE_URL.');
      return 0;
    }),
  );
}

const lineOf = ({ table, rows, checksum }: TableSum) => `${table}  ${rows} rows  ${checksum}`;

const megabytes = (file: string) => `${(statSync(file).size / 1024 ** 2).toFixed(1)} MB`;
