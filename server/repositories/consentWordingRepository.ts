import type { Selectable } from 'kysely';
import type { Executor, Tables } from '#server/database/schema.ts';

/** A consent box that a build of the site has shown. */
export type KnownWording = Omit<Selectable<Tables['consent_wording']>, 'first_shown_at'>;

/** Every wording that was ever shown. None is removed: a visitor may have agreed to it. */
export function createConsentWordingRepository(executor: Executor) {
  return {
    /** Adds the wordings that are not known yet. */
    async add(wordings: readonly KnownWording[], at: Date): Promise<void> {
      if (wordings.length === 0) return;
      await executor
        .insertInto('consent_wording')
        .values(wordings.map((wording) => ({ ...wording, first_shown_at: at.toISOString() })))
        .onConflict((conflict) => conflict.columns(['form', 'version', 'language', 'text']).doNothing())
        .execute();
    },

    list: (): Promise<KnownWording[]> =>
      executor.selectFrom('consent_wording').select(['form', 'version', 'language', 'text']).execute(),
  };
}
