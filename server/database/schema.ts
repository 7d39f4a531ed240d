import type { Generated, Kysely, Transaction } from 'kysely';
import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import type { LeadAction } from '#domain/desk/deskLead.ts';
import type { Receiver } from '#domain/desk/deskMessage.ts';
import type { Flow, Segment } from '#domain/funnel/attempt.ts';
import type { Suspicion } from '#domain/leads/suspicion.ts';

/** ISO 8601 in UTC, whatever the database. */
type Timestamp = string;
/** JSON as text, whatever the database; see jsonText.ts. */
export type JsonText = string;

export type Tables = {
  /** Leads of every kind. */
  lead: {
    id: string;
    kind: string;
    email: string;
    /** One person, however the address was typed. Empty, like the address, once the person was forgotten. */
    inbox: string;
    comparison_id: string | null;
    /** The values under the form's own field names, without the consent. */
    fields: JsonText;
    /** Details of its kind only. */
    details: JsonText;
    /** Identifies the form and quiz it was filled in with. */
    schema_version: string;
    /** Null when no box was ticked. */
    consent: JsonText | null;
    /** Why a program may have sent it. */
    suspicion: Suspicion | null;
    /** What has become of it: one of `leadState` in options.json. */
    state: Generated<string>;
    /** The account that looks after it. */
    owner_id: Generated<number | null>;
    /** The points of the best system; -1 without a ranking. */
    score: Generated<number>;
    /** The language that the visitor read, and below it the page of the consent; empty where unknown. */
    language: Generated<string>;
    source: Generated<string>;
    /** What the desk searches in; empty once the person was forgotten. */
    search: Generated<string>;
    created_at: Timestamp;
  };
  /** What was done with a lead, and who did it. */
  lead_event: {
    id: string;
    lead_id: string;
    by_email: string;
    action: LeadAction;
    /** The note, the new state, or the new owner. */
    words: string;
    created_at: Timestamp;
  };
  /** The consent boxes that the site has shown; `form` is the `$id` of its schema. */
  consent_wording: { form: string; version: string; language: string; text: string; first_shown_at: Timestamp };
  comparison: { id: string; answers: JsonText; recommendations: JsonText; created_at: Timestamp };
  interaction: { id: string; type: string; email: string; inbox: string; details: JsonText; created_at: Timestamp };
  admin: {
    id: Generated<number>;
    email: string;
    email_key: string;
    password_hash: string;
    /** One of `deskRole` in options.json. */
    role: string;
    created_at: Timestamp;
  };
  /** Who is signed in; the session's id itself is only in the browser. */
  admin_session: {
    id_hash: string;
    admin_id: number;
    /** The browser's name for itself. */
    device: string;
    created_at: Timestamp;
    seen_at: Timestamp;
  };
  /** The sealed secret of an account's codes, which sign-in asks for beside the password once `confirmed_at` is set. */
  second_factor: {
    admin_id: number;
    sealed_secret: string;
    /** The half minute of the last code used. */
    last_step: number;
    confirmed_at: Timestamp | null;
  };
  /** Codes not used yet. */
  recovery_code: { admin_id: number; code_hash: string };
  idempotency_key: {
    scope: string;
    key: string;
    fingerprint: string;
    /** The row stored under it. */
    about_id: string | null;
    status: number | null;
    body: JsonText | null;
    created_at: Timestamp;
  };
  /** Counts that the processes of the site share: requests by address and account, with hashed names. */
  shared_count: { key: string; count: number; ends_at: Timestamp };
  outbox: {
    id: Generated<number>;
    /** The row that the mail is about, in any table. */
    about_id: string;
    kind: MailKind;
    /** See outboxRepository.ts. */
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
  /** The visits to a quiz in the last days, under names that only their tabs know. */
  funnel_attempt: FunnelSegment & {
    id: string;
    /** The day of its first report, in UTC. */
    day: string;
    /** All reported moves, in order. */
    moves: JsonText;
    created_at: Timestamp;
  };
  /** How often the attempts of a day took each kind of step; all that is kept of old attempts. */
  funnel_flow: FunnelSegment & {
    day: string;
    /** Empty when the visitor came from outside. */
    from_place: string;
    /** Empty when the visitor left. */
    to_place: string;
    kind: Flow['kind'];
    /** 1 when a visitor was there for the first time, otherwise 0. */
    is_first: number;
    /** See domain/funnel/pace.ts. */
    pace: number;
    count: number;
  };
  /** The articles that editors write, as they are now. */
  article: {
    id: string;
    /** The number of its last revision, by which two editors notice each other. */
    revision: number;
    status: ArticleStatus;
    /** When it was or will be published. */
    publish_at: Timestamp | null;
    /** The values of the form without the content. */
    fields: JsonText;
    content: string;
    read_minutes: number;
    by_email: string;
    created_at: Timestamp;
    changed_at: Timestamp;
    /** When it was deleted; it is kept for a while after that. */
    removed_at: Timestamp | null;
  };
  /** An article as it was at each save. */
  article_revision: {
    article_id: string;
    number: number;
    fields: JsonText;
    content: string;
    by_email: string;
    created_at: Timestamp;
  };
  /** Pictures of articles, as WebP in two sizes; the id is made from the content. */
  picture: {
    id: string;
    large: Uint8Array;
    small: Uint8Array;
    /** Of the large one. */
    width: number;
    height: number;
    by_email: string;
    uploaded_at: Timestamp;
  };
  /** Which save of an article shows which picture. */
  picture_use: { article_id: string; number: number; picture_id: string };
  /** One row; its number grows with every change of an article, so that other processes notice. */
  article_version: { id: number; version: number };
  /** Written to find out whether the database can be written to. */
  pulse: { id: number; written_at: Timestamp };
  /** One row while nothing may be sent. */
  mail_hold: { id: number; reason: string; held_at: Timestamp };
  suppressed_inbox: { inbox_hash: string; created_at: Timestamp };
  mail_allowance: { inbox: string; day: string; occasion: string; mails: number };
};

type FunnelSegment = Record<Segment, string>;

export type MailKind = Receiver;
/** `skipped`: the address had its mails for the day, or wants none. `failed`: refused permanently, or for days. */
type MailOutcome = 'sent' | 'skipped' | 'failed';

export type Dialect = 'sqlite' | 'postgres';
export type Connection = Kysely<Tables>;
/** The database, or a transaction shared with others. */
export type Executor = Connection | Transaction<Tables>;
export type Database = { connection: Connection; dialect: Dialect };
