import type { Generated, Kysely, Transaction } from 'kysely';

/** ISO 8601 in UTC, whatever the database. */
type Timestamp = string;
/** JSON as text, whatever the database; see jsonText.ts. */
export type JsonText = string;

export type Tables = {
  lead: {
    id: string;
    kind: 'pos';
    comparison_id: string;
    name: string;
    company_name: string;
    email: string;
    /** The address in lower case: one person, however the address was typed. */
    email_key: string;
    phone: string;
    timeframe: string;
    wants_consultation: number;
    answers: JsonText;
    recommendations: JsonText;
    /** Tells which wording of the quiz these answers belong to. */
    schema_version: string;
    consent_text: string;
    consent_version: string;
    consent_at: Timestamp;
    consent_page: string;
    consent_language: string;
    consent_address: string;
    created_at: Timestamp;
  };
  comparison: { id: string; answers: JsonText; recommendations: JsonText; created_at: Timestamp };
  quiz_start: { id: string; email: string; email_key: string; created_at: Timestamp };
  interaction: { id: string; type: string; email: string; email_key: string; details: JsonText; created_at: Timestamp };
  quote: {
    id: string;
    /** The lead of the same person, where there is one. */
    lead_id: string | null;
    name: string;
    company_name: string;
    email: string;
    email_key: string;
    phone: string;
    timeframe: string;
    /** Slug and name of each system, as it was called then. */
    systems: JsonText;
    additional_info: string | null;
    created_at: Timestamp;
  };
  comparison_report: { id: string; email: string; email_key: string; created_at: Timestamp };
  idempotency_key: {
    scope: string;
    key: string;
    fingerprint: string;
    status: number | null;
    body: JsonText | null;
    created_at: Timestamp;
  };
  outbox: {
    id: Generated<number>;
    /** The row that the mail tells of, whatever its table. */
    about_id: string;
    kind: MailKind;
    mail: JsonText;
    attempts: number;
    run_at: Timestamp;
    locked_until: Timestamp | null;
    /** Null while the mail waits to be sent. */
    outcome: MailOutcome | null;
    done_at: Timestamp | null;
    last_error: string | null;
    created_at: Timestamp;
  };
  mail_allowance: { inbox: string; day: string; occasion: MailOccasion; mails: number };
};

export type MailKind = 'visitor' | 'sales';
/** What a visitor is mailed about; each has its own number of mails a day. */
export type MailOccasion = 'lead' | 'quote' | 'comparisonReport';
/** `skipped`: the address had its mails for the day. `failed`: given up after days of refusals. */
type MailOutcome = 'sent' | 'skipped' | 'failed';

export type Dialect = 'sqlite' | 'postgres';
export type Connection = Kysely<Tables>;
/** What a repository works on: the database, or a transaction that others take part in. */
export type Executor = Connection | Transaction<Tables>;
export type Database = { connection: Connection; dialect: Dialect };
