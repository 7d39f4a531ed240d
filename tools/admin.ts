import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { createSecondFactorRepository } from '#server/repositories/secondFactorRepository.ts';
import { readPassword } from './admin/readPassword.ts';
import { ADMIN_USAGE, runAdmin } from './admin/runAdmin.ts';
import { withDatabase } from './withDatabase.ts';

/** Manages who may sign in: `npm run admin -- create EMAIL`. */
withDatabase(ADMIN_USAGE, (database) =>
  runAdmin(process.argv.slice(2), {
    admins: createAdminRepository(database.connection),
    factors: createSecondFactorRepository(database.connection),
    now: () => new Date(),
    readPassword,
    print: (line) => console.log(line),
  }),
);
