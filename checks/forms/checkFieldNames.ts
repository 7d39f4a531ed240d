import { wireName } from '#domain/wire.ts';
import type { FormDocument } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';

/** Quotes can also be requested by one press, without the form. */
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

/** Forms that have one of these names as a field, with the same meaning. */
const OWN: Readonly<Record<string, readonly string[]>> = { 'forms/interaction.schema.json': ['type', 'data'] };

/** What pages and server do with a form's fields by name. */
type Known = {
  /** Fields without which a lead could not be answered or an estimate not be made: they have to be filled in. */
  filledIn?: readonly string[];
  /** Fields that have to exist, but may be left empty. */
  needed?: readonly string[];
  /** The other fields that are kept. Given where only known fields are kept: any other would be asked and then lost. */
  alsoTaken?: readonly string[];
};

const KNOWN: Readonly<Record<string, Known>> = {
  'forms/article-form.schema.json': {
    needed: ['title', 'content', 'category', 'status', 'publishAt', 'language', 'tags', 'featured'],
    alsoTaken: ['excerpt', 'cover', 'coverAlt', 'author', 'authorRole', 'authorBio'],
  },
  'forms/change-password.schema.json': { filledIn: ['currentPassword', 'newPassword'], alsoTaken: [] },
  'forms/comparison-report.schema.json': { filledIn: ['email'], alsoTaken: [] },
  'forms/confirm-second-factor.schema.json': { filledIn: ['code'], alsoTaken: [] },
  'forms/consultation.schema.json': { needed: ['name', 'email', 'phone'] },
  'forms/contact.schema.json': { filledIn: ['email'], needed: ['agreeToComms'] },
  'forms/cost-inputs.schema.json': { needed: ['monthlyVolume', 'estimatedTransactions'], alsoTaken: [] },
  'forms/demo-request.schema.json': { filledIn: ['businessEmail'] },
  'forms/detailed-quote.schema.json': { filledIn: ['email'] },
  'forms/forget-person.schema.json': { filledIn: ['email'], alsoTaken: [] },
  'forms/interaction.schema.json': { filledIn: ['type', 'email'], alsoTaken: ['data'] },
  'forms/lead-note.schema.json': { filledIn: ['note'], alsoTaken: [] },
  'forms/lead-progress.schema.json': { needed: ['state'], alsoTaken: [] },
  'forms/listing.schema.json': { filledIn: ['businessEmail'], needed: ['agreeToComms'] },
  'forms/login.schema.json': { filledIn: ['email', 'password'], alsoTaken: [] },
  'forms/quiz-start.schema.json': { filledIn: ['email'], alsoTaken: [] },
  [QUOTE_REQUEST]: { filledIn: ['posSystems'] },
  'forms/remove-second-factor.schema.json': { filledIn: ['password', 'code'], alsoTaken: [] },
  'forms/savings-contact.schema.json': { filledIn: ['email'], needed: ['agreeToComms'] },
  'forms/savings-start.schema.json': { needed: ['currentPos'], alsoTaken: [] },
  'forms/sign-in-code.schema.json': { filledIn: ['code'], alsoTaken: [] },
  'quizzes/savings-quiz.schema.json': {
    needed: ['monthlyVolume', 'averageOrderSize', 'currentRate', 'transactionFee', 'monthlyPosCost'],
  },
};

/** Whether a form keeps a field that is added to it; some are sent with their own fields only. */
export const isOpenToFields = (file: string): boolean => KNOWN[file]?.alsoTaken === undefined;

/**
 * Fields with a reserved or repeated name, fields that the site needs and that are missing or optional, and fields that
 * would be asked and then lost.
 */
export function checkFieldNames(file: string, form: FormDocument): Finding[] {
  const names = Object.keys(form.properties);
  const { filledIn = [], needed = [], alsoTaken } = KNOWN[file] ?? {};
  const missed = [...filledIn, ...needed];
  const isLost = (name: string) => alsoTaken !== undefined && ![...missed, ...alsoTaken].includes(name);
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
    ...missed
      .filter((name) => !names.includes(name))
      .map((name) => error(file, '/properties', `"${name}" is missing: the site can't do without it`)),
    ...filledIn
      .filter((name) => names.includes(name) && !form.required.includes(name))
      .map((name) => error(file, '/required', `"${name}" has to be required: the site can't do without it`)),
    ...form.required
      .filter((name) => file === QUOTE_REQUEST && name !== 'posSystems')
      .map((name) =>
        error(file, '/required', `"${name}" can't be required: a quote can be asked for without this form`),
      ),
    ...names
      .filter(isLost)
      .map((name) =>
        error(file, pointer('properties', name), `"${name}" would be lost: this form is sent with its own fields only`),
      ),
  ];
}
