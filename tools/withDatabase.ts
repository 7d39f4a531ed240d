import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';

type Surroundings = {
  /** The folder of mails as files; undefined when they are sent. */
  mailFolder: string | undefined;
};

/** Runs a command on the database that the server is configured for; its result is the exit code. */
export function withDatabase(command: (database: Database, surroundings: Surroundings) => Promise<number>): void {
  run(command).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof ConfigError ? error.message : error);
      process.exitCode = 1;
    },
  );
}

async function run(command: Parameters<typeof withDatabase>[0]): Promise<number> {
  const config = readConfig(process.env);
  // Files created here, including the database, are for this user only.
  process.umask(0o077);
  const dataFolder = resolve(config.dataFolder);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder });
  try {
    return await command(database, { mailFolder: config.smtpUrl === undefined ? join(dataFolder, 'mail') : undefined });
  } finally {
    await database.connection.destroy();
  }
}
