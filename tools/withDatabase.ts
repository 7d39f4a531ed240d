import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { type DatabasePlace, openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import { mailFolderOf } from '#server/mail/transport.ts';
import { runCommand } from './commandLine.ts';

type Surroundings = {
  /** The folder of mails as files; undefined when they are sent. */
  mailFolder: string | undefined;
  place: DatabasePlace;
};

type Command = (database: Database, surroundings: Surroundings) => Promise<number>;

/** Runs a command on the database that the server is configured for; its result is the exit code. */
export function withDatabase(usage: string, command: Command): void {
  runCommand(usage, async () => {
    const config = readConfig(process.env);
    const dataFolder = resolve(config.dataFolder);
    if (config.databaseUrl === undefined && !existsSync(dataFolder))
      throw new Error(`There is no folder ${dataFolder}: the server makes it when it starts; DATA_DIR names another`);
    const place = { databaseUrl: config.databaseUrl, dataFolder };
    const database = await openDatabase(place);
    try {
      return await command(database, { mailFolder: mailFolderOf(config), place });
    } finally {
      await database.connection.destroy();
    }
  });
}
