import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { wantsHelp } from './commandLine.ts';

type Surroundings = {
  /** The folder of mails as files; undefined when they are sent. */
  mailFolder: string | undefined;
};

type Command = (database: Database, surroundings: Surroundings) => Promise<number>;

/**
 * Runs a command on the database that the server is configured for; its result is the exit code. Who asks how it is
 * used is explained without a database.
 */
export function withDatabase(usage: string, command: Command): void {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    console.log(usage.trimEnd());
    process.exitCode = args.length === 0 ? 1 : 0;
    return;
  }
  run(command).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof ConfigError ? error.message : sentenceOf(error));
      process.exitCode = 1;
    },
  );
}

/** An operator can do something about a sentence; where the code failed says a stack with `DEBUG` set. */
function sentenceOf(error: unknown): unknown {
  if (process.env.DEBUG || !(error instanceof Error)) return error;
  return `${error.message}. Nothing was done. (DEBUG=1 shows where it failed.)`;
}

async function run(command: Command): Promise<number> {
  const config = readConfig(process.env);
  // Files created here, including the database, are for this user only.
  process.umask(0o077);
  const dataFolder = resolve(config.dataFolder);
  if (config.databaseUrl === undefined && !existsSync(dataFolder))
    throw new Error(`There is no folder ${dataFolder}: the server makes it when it starts; DATA_DIR names another`);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder });
  try {
    return await command(database, { mailFolder: config.smtpUrl === undefined ? join(dataFolder, 'mail') : undefined });
  } finally {
    await database.connection.destroy();
  }
}
