import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sumsOf } from '#server/database/copyTables.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { createPictureRepository } from '#server/repositories/pictureRepository.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { postgresMissing } from '#tests/support/postgres.ts';
import { describeOnBothDatabases, usePostgres } from '#tests/support/testDatabases.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';
import { runDb } from '#tools/db/runDb.ts';

const NOW = new Date('2025-07-15T10:00:00.000Z');

/** A folder with a database that leads can be added to, and the tool for it. */
async function openFolder() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tillmatch-db-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const open = () => openDatabase({ databaseUrl: undefined, dataFolder });
  const addLeads = async (count: number) => {
    const database = await open();
    const { browser } = await openTestServer({ database });
    const visitor = browser();
    for (let index = 0; index < count; index += 1)
      await visitor.post(`${API}/customer-answers/pos`, leadBody({ email: `sam${index}@example.com` }));
    await database.connection.destroy();
  };
  const addPicture = async () => {
    const { connection } = await open();
    const picture = { id: 'a', large: Buffer.from([0, 200, 39, 92]), small: Buffer.from([7]), width: 2, height: 1 };
    await createPictureRepository(connection).add(picture, 'editor@tillmatch.example', NOW);
    await connection.destroy();
  };
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const db = (...args: string[]) => runDb(args, { databaseUrl: undefined, dataFolder, now: () => NOW, print });
  const sums = async () => {
    const { connection } = await open();
    const found = await sumsOf(connection);
    await connection.destroy();
    return found;
  };
  return { dataFolder, open, addLeads, addPicture, db, lines, sums };
}

/** Runs in its own process, because this one keeps files open after closing them. */
function restore(dataFolder: string, file: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/db.ts', 'restore', file], {
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const leadsIn = (sums: Awaited<ReturnType<typeof sumsOf>>) => sums.find(({ table }) => table === 'lead')?.rows;

test('BL-50 a backup is taken of a database in use and restored with every row, and holds the mails', async () => {
  const { dataFolder, open, addLeads, db, sums } = await openFolder();
  await addLeads(2);
  const serving = await open();
  const file = join(dataFolder, 'backup.db');
  expect(await db('backup', file)).toBe(0);
  expect(await db('backup', file)).toBe(1);
  const before = await sums();
  await serving.connection.destroy();
  await addLeads(1);

  // A file that this process has never opened.
  const other = await openFolder();
  copyFileSync(join(dataFolder, 'tillmatch.db'), join(other.dataFolder, 'tillmatch.db'));
  expect(restore(other.dataFolder, file).status).toBe(0);
  const after = await other.sums();
  const withoutHold = (all: typeof after) => all.filter(({ table }) => table !== 'mail_hold');
  expect(withoutHold(after)).toEqual(withoutHold(before));
  expect([leadsIn(after), after.find(({ table }) => table === 'mail_hold')?.rows]).toEqual([2, 1]);
  expect(readdirSync(other.dataFolder).filter((name) => name.startsWith('before-restore'))).toHaveLength(1);
  expect([await other.db('status'), await other.db('vacuum')]).toEqual([0, 0]);
  expect(other.lines).toContain('Mails are held: a backup was restored');
});

test('nothing is restored under a running server, from a damaged file, or from nothing', async () => {
  const { dataFolder, open, addLeads, db, sums } = await openFolder();
  await addLeads(1);
  const file = join(dataFolder, 'backup.db');
  await db('backup', file);
  const damaged = join(dataFolder, 'damaged.db');
  writeFileSync(damaged, 'no database at all');
  expect([await db('restore', damaged), await db('restore', join(dataFolder, 'none.db'))]).toEqual([1, 1]);

  const serving = await open();
  await sql`select 1 from lead`.execute(serving.connection);
  expect(restore(dataFolder, file)).toEqual({ status: 1, output: expect.stringContaining('The server is running') });
  await serving.connection.destroy();
  expect(leadsIn(await sums())).toBe(1);
});

test('what nobody understands is refused', async () => {
  const { db } = await openFolder();
  const codes = [
    await db(),
    await db('backup'),
    await db('status', 'x'),
    await db('copy-to', 'mysql://x'),
    await db('x'),
  ];
  expect(codes).toEqual([1, 1, 1, 1, 1]);
});

describe.skipIf(postgresMissing)('a move to PostgreSQL', () => {
  const databases = usePostgres();

  test('takes every row with it, once, and the server goes on counting where it was', async () => {
    const { addLeads, addPicture, db, sums, dataFolder } = await openFolder();
    await addLeads(3);
    await addPicture();
    const databaseUrl = await databases.create();
    expect(await db('copy-to', databaseUrl)).toBe(0);
    expect(await db('copy-to', databaseUrl)).toBe(1);

    const moved = await openDatabase({ databaseUrl, dataFolder });
    onTestFinished(() => moved.connection.destroy());
    expect(await sumsOf(moved.connection)).toEqual(await sums());
    const { browser } = await openTestServer({ database: moved });
    const answer = await browser().post(`${API}/customer-answers/pos`, leadBody());
    expect(answer.statusCode).toBe(201);
    expect(leadsIn(await sumsOf(moved.connection))).toBe(4);
  });
});

describeOnBothDatabases('an older release', (open) => {
  test('does not touch a database of a newer one, and says what to do', async () => {
    const database = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030')`.execute(
      database.connection,
    );
    await expect(migrate(database)).rejects.toThrow(
      'The database was brought up to date by a newer release (9999_later is not known here)',
    );
  });
});
