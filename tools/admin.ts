import { resolve } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { readPassword } from './admin/readPassword.ts';
import { runAdmin } from './admin/runAdmin.ts';

/** Who may sign in: `npm run admin -- create EMAIL`. Works on the database that the server is configured for. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  process.umask(0o077);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: resolve(config.dataFolder) });
  try {
    return await runAdmin(process.argv.slice(2), {
      admins: createAdminRepository(database.connection),
      now: () => new Date(),
      readPassword,
      print: (line) => console.log(line),
    });
  } finally {
    await database.connection.destroy();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  },
);
