import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Connection } from '#server/database/schema.ts';
import { emailKey } from '#server/repositories/emailKey.ts';
import { inboxOf } from '#server/repositories/mailAllowanceRepository.ts';

/** What is left of somebody who was forgotten: that there was a lead, when, and what was chosen. */
const NOBODY = { email: '', email_key: '' };
const NO_CONTACT = { ...NOBODY, name: '', phone: '' };
const BLANKS = {
  lead: { ...NO_CONTACT, company_name: '', consent_address: '' },
  quote: { ...NO_CONTACT, company_name: '', additional_info: null },
  saving_lead: { ...NO_CONTACT, company_name: '', consent_address: null },
  saving_quote: { ...NOBODY, name: '' },
  demo_request: { ...NO_CONTACT, restaurant_name: '', website: null },
  listing: { ...NOBODY, phone: '', product_name: '', website: '', consent_address: '' },
  quiz_start: NOBODY,
  interaction: { ...NOBODY, details: toJsonText({}) },
  comparison_report: NOBODY,
} as const;

type PersonalTable = keyof typeof BLANKS;
// The cast holds because these are the keys of the object above.
const TABLES = Object.keys(BLANKS) as PersonalTable[];

export type Forgotten = {
  /** How many rows of each table were made anonymous. */
  rows: Partial<Record<PersonalTable, number>>;
  /** Mails that told of the person; where mails are files, these still lie in the folder. */
  messageIds: string[];
};

/**
 * Takes everything that says who somebody is out of the database, at their request. Rows stay, so that counts do. Keys
 * of requests, which hold a fingerprint of what was sent, go by themselves within 48 hours (removeOldRows.ts).
 */
export async function forgetPerson(connection: Connection, email: string): Promise<Forgotten> {
  const key = emailKey(email);
  return connection.transaction().execute(async (transaction) => {
    // Written before it is read: a transaction of SQLite that reads first can fail at its first write.
    await transaction.deleteFrom('mail_allowance').where('inbox', '=', inboxOf(email)).execute();
    const rows: Forgotten['rows'] = {};
    const ids: string[] = [];
    for (const table of TABLES) {
      const found = await transaction.selectFrom(table).select('id').where('email_key', '=', key).execute();
      if (found.length === 0) continue;
      await transaction.updateTable(table).set(BLANKS[table]).where('email_key', '=', key).execute();
      rows[table] = found.length;
      ids.push(...found.map(({ id }) => id));
    }
    const mails =
      ids.length === 0
        ? []
        : await transaction.deleteFrom('outbox').where('about_id', 'in', ids).returning(['kind', 'mail']).execute();
    const messageIds = mails
      .filter(({ kind }) => kind !== 'webhook')
      .map(({ mail }) => fromJsonText<{ messageId: string }>(mail).messageId);
    return { rows, messageIds };
  });
}
