import { sql } from 'kysely';
import type { Executor } from '#server/database/schema.ts';
import type { Write } from './write.ts';

/**
 * Stores writes on PostgreSQL as storeInTransaction.ts does on SQLite, but in one statement: one round trip and one sync,
 * however many tables and writes there are. Its text is always the same, so it is planned once.
 * @param writes no two with the same key, the keys in order
 */
export async function storeInOneStatement(connection: Executor, writes: readonly Write[]): Promise<Set<string>> {
  if (writes.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(writes.map(givenOf))}::json) as given (
        place integer, id text, at timestamptz, scope text, key text, fingerprint text, status integer, body text,
        inbox text, occasion text, day text, per_day integer)
    ), taken as (
      insert into idempotency_key (scope, key, fingerprint, about_id, status, body, created_at)
      select scope, key, fingerprint, id, status, body, at from given where key is not null order by place
      on conflict (scope, key) do nothing
      returning about_id
    ), fresh as (
      select * from given where key is null or id in (select about_id from taken)
    ), comparisons as (
      insert into comparison (id, answers, recommendations, created_at)
      select row.id, row.answers::jsonb, row.recommendations::jsonb, fresh.at
      from json_to_recordset(${rowsOf(writes, ({ comparison }) => comparison)}::json) as row (
        write text, id text, answers text, recommendations text)
      join fresh on fresh.id = row.write
    ), leads as (
      insert into lead
        (id, kind, email, inbox, comparison_id, fields, details, schema_version, consent, suspicion, score, language,
        source, search, created_at)
      select row.id, row.kind, row.email, row.inbox, row.comparison_id, row.fields::jsonb, row.details::jsonb,
        row.schema_version, row.consent::jsonb, row.suspicion, row.score, row.language, row.source, row.search,
        row.created_at
      from json_to_recordset(${rowsOf(writes, ({ lead }) => lead)}::json) as row (
        id text, kind text, email text, inbox text, comparison_id text, fields text, details text,
        schema_version text, consent text, suspicion text, score integer, language text, source text, search text,
        created_at timestamptz, write text)
      join fresh on fresh.id = row.write
    ), interactions as (
      insert into interaction (id, type, email, inbox, details, created_at)
      select row.id, row.type, row.email, row.inbox, row.details::jsonb, row.created_at
      from json_to_recordset(${rowsOf(writes, ({ interaction }) => interaction)}::json) as row (
        id text, type text, email text, inbox text, details text, created_at timestamptz, write text)
      join fresh on fresh.id = row.write
    ), counted as (
      insert into mail_allowance (inbox, day, occasion, mails)
      select inbox, day, occasion, count(*) from fresh where inbox is not null
      group by inbox, day, occasion order by occasion, inbox
      on conflict (inbox, day, occasion) do update set mails = mail_allowance.mails + excluded.mails
      returning inbox, day, occasion, mails
    ), numbered as (
      select fresh.id, fresh.per_day, counted.mails
        - count(*) over (partition by fresh.inbox, fresh.day, fresh.occasion)
        + row_number() over (partition by fresh.inbox, fresh.day, fresh.occasion order by fresh.place) as number
      from fresh join counted
        on counted.inbox = fresh.inbox and counted.day = fresh.day and counted.occasion = fresh.occasion
    ), queued as (
      select row.*, fresh.at, fresh.place,
        row.skipped or (row.kind = 'visitor' and coalesce(numbered.number > numbered.per_day, false)) as is_skipped
      from json_to_recordset(${JSON.stringify(writes.flatMap(mailsOf))}::json) as row (
        write text, kind text, mail text, skipped boolean)
      join fresh on fresh.id = row.write
      left join numbered on numbered.id = row.write
    ), mails as (
      insert into outbox (about_id, kind, mail, attempts, run_at, outcome, done_at, created_at)
      select write, kind, mail::jsonb, 0, at, case when is_skipped then 'skipped' end, case when is_skipped then at end, at
      from queued order by place
    )
    select id from fresh`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}

function givenOf({ id, at, key, answer, allowance }: Write, place: number): object {
  return {
    place,
    id,
    at: at.toISOString(),
    ...(key && { ...key, status: answer.status, body: JSON.stringify(answer.body) }),
    ...(allowance && {
      inbox: allowance.inbox,
      occasion: allowance.occasion,
      day: at.toISOString().slice(0, 'yyyy-mm-dd'.length),
      per_day: allowance.perDay,
    }),
  };
}

const rowsOf = (writes: readonly Write[], rowOf: (write: Write) => object | undefined): string =>
  JSON.stringify(
    writes.flatMap((write) => {
      const row = rowOf(write);
      return row ? [{ ...row, write: write.id }] : [];
    }),
  );

const mailsOf = ({ id, mails = [] }: Write): object[] =>
  mails.map(({ kind, note, isSkipped = false }) => ({
    write: id,
    kind,
    mail: JSON.stringify(note),
    skipped: isSkipped,
  }));
