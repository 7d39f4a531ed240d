import type { Generated, Kysely, Transaction } from 'kysely';
import type { Suspicion } from '#domain/suspicion.ts';

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
    /** Null, with the rest of the consent, where the box was left open. */
    consent_text: string | null;
    consent_version: string | null;
    consent_at: Timestamp | null;
    consent_page: string | null;
    consent_language: string | null;
    consent_address: string | null;
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
  listing: {
    id: string;
    software_type: string;
    product_name: string;
    website: string;
    email: string;
    email_key: string;
    phone: string;
    /** Null, with the rest of the consent, where the box was left open. */
    consent_text: string | null;
    consent_version: string | null;
    consent_at: Timestamp | null;
    consent_page: string | null;
    consent_language: string | null;
    consent_address: string | null;
    created_at: Timestamp;
  };
  demo_request: {
    id: string;
    name: string;
    restaurant_name: string;
    email: string;
    email_key: string;
    phone: string;
    website: string | null;
    restaurant_type: string;
    monthly_sales_volume: string;
    created_at: Timestamp;
  };
  saving_lead: {
    id: string;
    name: string;
    company_name: string;
    email: string;
    email_key: string;
    phone: string;
    timeframe: string;
    wants_consultation: number;
    answers: JsonText;
    /** The result of the quiz, in dollars and percent. */
    estimate: JsonText;
    report: JsonText;
    /** Tells which wording of the quiz these answers belong to. */
    schema_version: string;
    /** Null, with the rest of the consent, where the box was left open. */
    consent_text: string | null;
    consent_version: string | null;
    consent_at: Timestamp | null;
    consent_page: string | null;
    consent_language: string | null;
    consent_address: string | null;
    created_at: Timestamp;
  };
  saving_quote: {
    id: string;
    name: string;
    email: string;
    email_key: string;
    report: JsonText;
    created_at: Timestamp;
  };
  /** Why a stored row, whatever its table, may come from a program. */
  suspicion: { about_id: string; reason: Suspicion; created_at: Timestamp };
  admin: { id: Generated<number>; email: string; email_key: string; password_hash: string; created_at: Timestamp };
  /** Who is signed in; the session's id itself is only in the browser. */
  admin_session: { id_hash: string; admin_id: number; created_at: Timestamp; seen_at: Timestamp };
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

/** `webhook`: not a mail but the same news for another system. */
export type MailKind = 'visitor' | 'sales' | 'webhook';
/** What a visitor is mailed about; each has its own number of mails a day. */
export type MailOccasion =
  | 'lead'
  | 'quote'
  | 'comparisonReport'
  | 'listing'
  | 'demoRequest'
  | 'savingLead'
  | 'savingQuote';
/** `skipped`: the address had its mails for the day. `failed`: given up after days of refusals. */
type MailOutcome = 'sent' | 'skipped' | 'failed';

export type Dialect = 'sqlite' | 'postgres';
export type Connection = Kysely<Tables>;
/** What a repository works on: the database, or a transaction that others take part in. */
export type Executor = Connection | Transaction<Tables>;
export type Database = { connection: Connection; dialect: Dialect };
