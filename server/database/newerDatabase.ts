import { sql } from 'kysely';
import type { Connection } from './schema.ts';

/** A release that does not know a table would lose its content. The error is shown as a sentence, without a stack. */
class NewerDatabase extends Error {
  override name = 'NewerDatabase';
  constructor(unknown: string) {
    super(
      `The database was brought up to date by a newer release (${unknown} is not known here). ` +
        'Start that release, or go back as docs/operations.md says under "Back to an earlier release"',
    );
  }
}

/** Throws when the database has seen a migration that this release does not have. */
export async function refuseNewer(connection: Connection, known: readonly string[]): Promise<void> {
  const tables = await connection.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown) throw new NewerDatabase(unknown.name);
}
