import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#server/database/sqlite.ts';
import { leadFaults } from '#tools/leads/leadFaults.ts';
import { readStoredLeads } from '#tools/leads/readStoredLeads.ts';
import { leadChanges } from '#workbench/documents/leadChanges.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillmatch-leads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const here = () => ({ dataFolder: folder, isElsewhere: false });

async function store(leads: readonly { kind: string; fields: object; details: object }[]): Promise<void> {
  const { connection } = await openSqlite(join(folder, 'tillmatch.db'));
  await sql`create table lead (kind text, email text, fields text, details text)`.execute(connection);
  for (const { kind, fields, details } of leads)
    await sql`insert into lead values (${kind}, 'ana@trattoria.example', ${JSON.stringify(fields)}, ${JSON.stringify(details)})`.execute(
      connection,
    );
  await connection.destroy();
}

test('a missing database is said, and none is made', async () => {
  expect(await readStoredLeads(here())).toEqual({ absent: expect.stringMatching(/no database of leads at/) });
  expect(existsSync(join(folder, 'tillmatch.db'))).toBe(false);
  expect(await readStoredLeads({ ...here(), isElsewhere: true })).toEqual({
    absent: expect.stringMatching(/DATABASE_URL/),
  });
});

test('an answer that is on no list is told by its stored value, a person is not', async () => {
  await store([
    { kind: 'quiz', fields: { name: 'Ana Gallo' }, details: { answers: { restaurantType: 'ice-cream-van' } } },
    { kind: 'demoRequest', fields: { name: 'Ana Gallo', restaurantType: 'ice-cream-van' }, details: {} },
  ]);
  const { mtimeMs } = statSync(join(folder, 'tillmatch.db'));
  const stored = await readStoredLeads(here());
  if (!('leads' in stored)) throw new Error(stored.absent);
  expect(statSync(join(folder, 'tillmatch.db')).mtimeMs).toBe(mtimeMs);
  const faults = leadFaults(stored.leads);
  expect(faults[0]).toContainEqual(expect.objectContaining({ question: 'restaurantType', answer: 'ice-cream-van' }));
  expect(faults[1]).toEqual([expect.objectContaining({ question: 'restaurantType', answer: 'ice-cream-van' })]);
  expect(JSON.stringify(faults)).not.toMatch(/Ana|Gallo|example/);
});

test('only what was valid before counts, once for each lead', () => {
  const fault = (answer: string | undefined, question = 'timeframe') => ({ question, title: 'When?', answer });
  expect(
    leadChanges(
      [[], [fault('old')], [], []],
      [[fault('soon'), fault(undefined, 'deliver')], [fault('old')], [fault('soon')], []],
    ),
  ).toEqual({
    stored: 4,
    affected: 2,
    examples: [
      { ...fault('soon'), leads: 2 },
      { ...fault(undefined, 'deliver'), leads: 1 },
    ],
  });
});
