import { wireName } from '#domain/wire.ts';
import type { FormDocument } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';

/** Quotes are also asked for by one press, without the form. */
const QUOTE_REQUEST = 'forms/quote-request.schema.json';

/** What is sent besides the fields of a form, by its name on the wire. */
const SENT_BESIDE = [
  'type',
  'data',
  'result',
  'consent',
  'trace',
  'id',
  'comparison_id',
  'created_at',
  'wants_consultation',
  // The webhook gets these besides the fields.
  'answers',
  'recommendations',
  'comparison_url',
  'estimate',
  'report',
  'systems',
  'lead_id',
];

/** Forms whose answer is one of those by its meaning. */
const OWN: Readonly<Record<string, readonly string[]>> = { 'forms/interaction.schema.json': ['type', 'data'] };

const ARTICLE = ['title', 'content', 'category', 'status', 'publishAt', 'language', 'tags', 'featured'];

/** What pages and server do by name: without it a lead could not be answered, or an estimate not be made. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'forms/article-form.schema.json': ARTICLE,
  'forms/comparison-report.schema.json': ['email'],
  'forms/consultation.schema.json': ['name', 'email', 'phone'],
  'forms/contact.schema.json': ['email', 'agreeToComms'],
  'forms/cost-inputs.schema.json': ['monthlyVolume', 'estimatedTransactions'],
  'forms/demo-request.schema.json': ['businessEmail'],
  'forms/detailed-quote.schema.json': ['email'],
  'forms/interaction.schema.json': ['type', 'email'],
  'forms/listing.schema.json': ['businessEmail', 'agreeToComms'],
  'forms/login.schema.json': ['email', 'password'],
  'forms/quiz-start.schema.json': ['email'],
  [QUOTE_REQUEST]: ['posSystems'],
  'forms/savings-contact.schema.json': ['email', 'agreeToComms'],
  'forms/savings-start.schema.json': ['currentPos'],
  'quizzes/savings-quiz.schema.json': [
    'monthlyVolume',
    'averageOrderSize',
    'currentRate',
    'transactionFee',
    'monthlyPosCost',
  ],
  'forms/change-password.schema.json': ['currentPassword', 'newPassword'],
  'forms/confirm-second-factor.schema.json': ['code'],
  'forms/remove-second-factor.schema.json': ['password', 'code'],
  'forms/sign-in-code.schema.json': ['code'],
  'forms/forget-person.schema.json': ['email'],
  'forms/lead-note.schema.json': ['note'],
  'forms/lead-progress.schema.json': ['state'],
};

/** Of these, what has to be filled in; the others are done without where they are left open. */
const FILLED_IN: Readonly<Record<string, readonly string[]>> = {
  'forms/comparison-report.schema.json': ['email'],
  'forms/contact.schema.json': ['email'],
  'forms/demo-request.schema.json': ['businessEmail'],
  'forms/detailed-quote.schema.json': ['email'],
  'forms/interaction.schema.json': ['type', 'email'],
  'forms/listing.schema.json': ['businessEmail'],
  'forms/login.schema.json': ['email', 'password'],
  'forms/quiz-start.schema.json': ['email'],
  'forms/quote-request.schema.json': ['posSystems'],
  'forms/savings-contact.schema.json': ['email'],
  'forms/change-password.schema.json': ['currentPassword', 'newPassword'],
  'forms/confirm-second-factor.schema.json': ['code'],
  'forms/remove-second-factor.schema.json': ['password', 'code'],
  'forms/sign-in-code.schema.json': ['code'],
  'forms/forget-person.schema.json': ['email'],
  'forms/lead-note.schema.json': ['note'],
};

/** What can be asked or sent with these, all of it by name. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  'forms/article-form.schema.json': [...ARTICLE, 'excerpt', 'cover', 'coverAlt', 'author', 'authorRole', 'authorBio'],
  'forms/comparison-report.schema.json': ['email'],
  'forms/cost-inputs.schema.json': ['monthlyVolume', 'estimatedTransactions'],
  'forms/interaction.schema.json': ['type', 'email', 'data'],
  'forms/login.schema.json': ['email', 'password'],
  'forms/quiz-start.schema.json': ['email'],
  'forms/savings-start.schema.json': ['currentPos'],
  'forms/change-password.schema.json': ['currentPassword', 'newPassword'],
  'forms/confirm-second-factor.schema.json': ['code'],
  'forms/remove-second-factor.schema.json': ['password', 'code'],
  'forms/sign-in-code.schema.json': ['code'],
  'forms/forget-person.schema.json': ['email'],
  'forms/lead-note.schema.json': ['note'],
  'forms/lead-progress.schema.json': ['state'],
};

/**
 * Fields that must not be called so, that the site needs and that are not there or left open, and that would be asked and
 * then lost.
 */
export function checkFieldNames(file: string, form: FormDocument): Finding[] {
  const names = Object.keys(form.properties);
  const firstOf = new Map<string, string>();
  return [
    ...names.flatMap((name) => {
      const at = pointer('properties', name);
      const sentAs = wireName(name);
      const first = firstOf.get(sentAs);
      firstOf.set(sentAs, first ?? name);
      if (name in Object.prototype || (SENT_BESIDE.includes(sentAs) && !OWN[file]?.includes(name)))
        return [error(file, at, `"${name}" is reserved: something else is sent under this name; choose another`)];
      if (first !== undefined)
        return [error(file, at, `"${name}" and "${first}" are sent under one name (${sentAs}); choose another`)];
      return [];
    }),
    ...(NEEDED[file] ?? [])
      .filter((name) => !names.includes(name))
      .map((name) => error(file, '/properties', `"${name}" is missing: the site can't do without it`)),
    ...(FILLED_IN[file] ?? [])
      .filter((name) => names.includes(name) && !form.required.includes(name))
      .map((name) => error(file, '/required', `"${name}" has to be required: the site can't do without it`)),
    ...form.required
      .filter((name) => file === QUOTE_REQUEST && name !== 'posSystems')
      .map((name) =>
        error(file, '/required', `"${name}" can't be required: a quote can be asked for without this form`),
      ),
    ...names
      .filter((name) => WHOLE[file]?.includes(name) === false)
      .map((name) =>
        error(file, pointer('properties', name), `"${name}" would be lost: this form is sent with its own fields only`),
      ),
  ];
}
