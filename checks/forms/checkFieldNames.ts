import { wireName } from '#domain/wire.ts';
import type { FormDocument } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';

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

/** What pages and server do by name: without it a lead could not be answered, or an estimate not be made. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'forms/article-form.schema.json': ['title', 'content', 'category', 'status', 'tags', 'featured'],
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
  'forms/quote-request.schema.json': ['posSystems'],
  'forms/savings-contact.schema.json': ['email', 'agreeToComms'],
  'forms/savings-start.schema.json': ['currentPos'],
  'quizzes/savings-quiz.schema.json': [
    'monthlyVolume',
    'averageOrderSize',
    'currentRate',
    'transactionFee',
    'monthlyPosCost',
  ],
};

/** Fields that must not be called so, and fields that the site needs and that are not there. */
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
  ];
}
