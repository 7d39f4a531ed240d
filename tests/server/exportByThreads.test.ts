import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type DatabasePlace, openDatabase } from '#server/database/open.ts';
import { exportCsv } from '#server/owner/exportCsv.ts';
import { exportCsvByThreads } from '#server/owner/exportCsvByThreads.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { readLeadRows } from '#server/owner/leadRecords.ts';
import { type ExportThread, startExportThread } from '#server/owner/startExportThread.ts';
import type { WantedLeads } from '#server/owner/wantedLeads.ts';
import { postgresMissing } from '#tests/support/postgres.ts';
import { usePostgres } from '#tests/support/testDatabases.ts';
import { seedLeads } from '#tools/benchDesk/seedLeads.ts';

const FROM_SOURCE = new URL('../support/exportThread.mjs', import.meta.url);
const LEADS = 500;
const SMALL = { fewest: 1, chunkSize: 20 };

const thread = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${code}`)}`);

/** Answers the first order, which the test waits for, and runs the code that follows at the next. */
const FIRST_ONLY = `
  let orders = 0;
  parentPort.postMessage('open');
  parentPort.on('message', (order) => {
    if (order === 'close') return parentPort.close();
    orders += 1;
    if (orders === 1) return parentPort.postMessage([]);
`;
const MISSING = new URL('./missing.js', import.meta.url);
const SLOW_START = { timeout: 30_000 };

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A database with leads, some of them of persons who were forgotten. */
async function openSeeded(databaseUrl?: string) {
  const place: DatabasePlace = { databaseUrl, dataFolder: temporaryFolder() };
  const database = await openDatabase(place);
  onTestFinished(() => database.connection.destroy());
  await seedLeads(database, LEADS);
  for (const number of [0, 19, 20, 499]) await forgetPerson(database, `person${number}@restaurant${number}.example`);
  return { place, connection: database.connection };
}

const textOf = async (parts: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all).toString();
};

type Seeded = Awaited<ReturnType<typeof openSeeded>>;

/** The file as this thread alone makes it and as both make it, and the outcome of what the other one was given. */
async function exportTwice({ connection, place }: Seeded, wanted: WantedLeads, file = FROM_SOURCE) {
  const given: Promise<unknown>[] = [];
  const started: ExportThread[] = [];
  const onFailure = vi.fn();
  const start = () => {
    const { make, close } = startExportThread(file, place, onFailure);
    const watched: ExportThread = {
      close: vi.fn(close),
      make(chunk) {
        const made = make(chunk);
        if (made) given.push(made);
        return made;
      },
    };
    started.push(watched);
    return watched;
  };
  const parts = exportCsvByThreads(connection, wanted, start, SMALL);
  const head = await parts.next();
  const isThere = () => started[0]?.make({ ...wanted, id: 'nobody' }) !== undefined;
  if (file !== MISSING) await expect.poll(isThere, SLOW_START).toBe(true);
  const both = String(Buffer.from(head.value)) + (await textOf(parts));
  const outcomes = await Promise.allSettled(given);
  expect(started[0]?.close).toHaveBeenCalledOnce();
  return {
    both,
    alone: await textOf(exportCsv(readLeadRows(connection, wanted))),
    // Without the order that waited for the thread.
    failures: onFailure.mock.calls.map(([error]) => error.message),
    outcomes: new Set(outcomes.slice(1).map(({ status }) => status)),
  };
}

const linesOf = (text: string) => text.split('\r\n').length - 2;

function testFiles(open: () => Promise<Seeded>) {
  test.each([
    [{ remembered: true }, LEADS - 4],
    [{ remembered: true, type: 'quotes', since: new Date('2025-01-02T00:00:00.000Z') }, 26],
  ])('is the same as by one: %j', SLOW_START, async (wanted, count) => {
    const { both, alone, outcomes, failures } = await exportTwice(await open(), wanted);
    expect(both).toBe(alone);
    expect(linesOf(both)).toBe(count);
    expect([outcomes, failures]).toEqual([new Set(['fulfilled']), []]);
  });
}

describe('the leads’ file by two threads (SQLite)', () => testFiles(openSeeded));
describe.skipIf(postgresMissing)('the leads’ file by two threads (PostgreSQL)', () => {
  const databases = usePostgres();
  testFiles(async () => openSeeded(await databases.create()));
});

test.each([
  ['ends', thread(`${FIRST_ONLY} process.exit(1); });`), []],
  ['throws', thread(`${FIRST_ONLY} throw new Error('no memory'); });`), ['no memory']],
])('nothing is missing when the other thread %s in the middle', SLOW_START, async (_, file, told) => {
  const { both, alone, outcomes, failures } = await exportTwice(await openSeeded(), {}, file);
  expect([outcomes, failures]).toEqual([new Set(['rejected']), told]);
  expect(both).toBe(alone);
});

test('nothing is missing when the other thread does not start', SLOW_START, async () => {
  const { both, alone, outcomes, failures } = await exportTwice(await openSeeded(), {}, MISSING);
  expect([outcomes, failures]).toEqual([new Set(), [expect.stringContaining('Cannot find module')]]);
  expect(both).toBe(alone);
});

test('a failure of the database ends it, and the other thread', SLOW_START, async () => {
  const { connection } = await openSeeded();
  const close = vi.fn(async () => undefined);
  const make = () => Promise.reject(new Error('no database'));
  const parts = exportCsvByThreads(connection, {}, () => ({ make, close }), SMALL);
  await parts.next();
  await connection.destroy();
  await expect(textOf(parts)).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();
});

test('for a few leads no other thread is started', async () => {
  const { connection } = await openSeeded();
  const start = vi.fn();
  const parts = exportCsvByThreads(connection, {}, start);
  expect(linesOf(await textOf(parts))).toBe(LEADS);
  expect(start).not.toHaveBeenCalled();
});
