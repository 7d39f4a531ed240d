import { type Kysely, type Migration, sql } from 'kysely';
import { readRanking } from '#server/repositories/storedRanking.ts';
import type { Dialect } from '../schema.ts';

/** A migration sees the tables of its time, which no type describes any more. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

const PAGE = 500;

/** What a comparison holds is no longer stored a second time with its lead. */
export const comparisonsAloneMigration = (dialect: Dialect): Migration => ({
  async up(database) {
    const [without, isSame] =
      dialect === 'sqlite'
        ? [
            sql`json_remove(details, '$.answers', '$.recommendations')`,
            sql`comparison.answers = json_extract(lead.details, '$.answers')
              and comparison.recommendations = json_extract(lead.details, '$.recommendations')`,
          ]
        : [
            sql`details - 'answers' - 'recommendations'`,
            sql`comparison.answers = lead.details -> 'answers'
              and comparison.recommendations = lead.details -> 'recommendations'`,
          ];
    await sql`update lead set details = ${without} where comparison_id is not null
      and exists (select 1 from comparison where comparison.id = lead.comparison_id and ${isSame})`.execute(database);
  },

  /** An earlier release knows only the long form of a ranking, and reads it from the lead. */
  async down(database: AnyDatabase) {
    for (let last = ''; ; ) {
      const rows = await database
        .selectFrom('comparison')
        .leftJoin('lead', 'lead.comparison_id', 'comparison.id')
        .select([
          'comparison.id',
          'comparison.answers',
          'comparison.recommendations',
          'lead.id as lead',
          'lead.details',
        ])
        .where('comparison.id', '>', last)
        .orderBy('comparison.id')
        .limit(PAGE)
        .execute();
      if (rows.length === 0) return;
      for (const { id, answers, recommendations, lead, details } of rows) {
        const ranking = readRanking(String(recommendations));
        const long = { recommendations: JSON.stringify(ranking) };
        await database.updateTable('comparison').set(long).where('id', '=', id).execute();
        if (lead === null) continue;
        const whole = {
          answers: JSON.parse(String(answers)),
          recommendations: ranking,
          ...JSON.parse(String(details)),
        };
        await database
          .updateTable('lead')
          .set({ details: JSON.stringify(whole) })
          .where('id', '=', lead)
          .execute();
      }
      last = String(rows.at(-1)?.id);
    }
  },
});
