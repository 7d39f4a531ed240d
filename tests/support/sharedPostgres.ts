import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { removeCluster, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run is, or will be. */
    postgresFolder: string;
  }
}

/** Longer than a start takes on a busy machine, in milliseconds. */
const LONGEST_START = 120_000;

const ofProcess = { folder: '' };

/** Before the tests of a project. */
export function setup({ provide }: TestProject): void {
  ofProcess.folder = mkdtempSync(join(tmpdir(), 'tillmatch-postgres-'));
  provide('postgresFolder', ofProcess.folder);
}

/** After them. */
export function teardown(): void {
  removeCluster(ofProcess.folder);
}

/**
 * The address of the one PostgreSQL of a run: making one takes longer than most tests. Whichever process needs it first
 * starts it.
 */
export async function sharedPostgres(prepare: (server: string) => Promise<void>): Promise<string> {
  const folder = inject('postgresFolder');
  const told = join(folder, 'told.json');
  if (isFirst(folder)) {
    const start = async () => {
      const server = await startCluster(folder);
      await prepare(server);
      return { server };
    };
    const outcome = await start().catch((error: unknown) => ({ fault: String(error) }));
    writeFileSync(`${told}.new`, JSON.stringify(outcome));
    renameSync(`${told}.new`, told);
  }
  for (const began = Date.now(); !existsSync(told); await setTimeout(50))
    if (Date.now() - began > LONGEST_START) throw new Error('PostgreSQL was not started in time');
  const { server, fault } = JSON.parse(readFileSync(told, 'utf8'));
  if (server === undefined) throw new Error(fault);
  return server;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'));
    return true;
  } catch {
    return false;
  }
}
