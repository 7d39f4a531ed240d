import { pointer } from '#checks/finding.ts';
import { editJson } from '../editJson.ts';
import { newAnswer } from '../newQuestion.ts';
import { asksInLanguages, languagesIn, requiredInLanguages, withTranslation, withTranslations } from './inLanguages.ts';
import { asksSource, requiredSource, withSource } from './sources.ts';
import { countedAnew } from './vendorCount.ts';
import { SYSTEMS, vendorsIn } from './vendors.ts';
import {
  asksChoice,
  asksText,
  changedTexts,
  type Filled,
  linesOf,
  listIn,
  recordIn,
  type Setting,
  type Texts,
  textOf,
  type Wizard,
} from './wizard.ts';

const MATRIX = 'content/feature-matrix.json';
/** In words, each in every language, by where they are in a vendor's entry. */
const WORDS = [
  { name: 'subtitle', title: 'In one line', path: 'subtitle' },
  { name: 'description', title: 'A paragraph', path: 'description' },
  { name: 'bestFor', title: 'Who it suits, in a few words', path: 'bestFor' },
  { name: 'fees', title: 'Monthly fees', path: 'pricing.monthlyFees.text' },
  { name: 'rates', title: 'Card fees', path: 'pricing.transactionFees.text' },
  { name: 'devices', title: 'Devices', path: 'pricing.hardwareCosts.text' },
  { name: 'terms', title: 'How one is bound', path: 'contract.terms' },
] as const;
const LISTS = [
  { name: 'useCases', title: 'Who it suits, one a line' },
  { name: 'features', title: 'What is special about it, one a line' },
] as const;
const VALUES = [
  { value: 'yes', title: 'Included' },
  { value: 'add-on', title: 'At extra cost' },
  { value: 'partial', title: 'In part' },
  { value: 'no', title: 'Not at all' },
];
const CONTRACTS = [
  { value: 'month-to-month', title: 'Month to month' },
  { value: 'annual', title: 'A year at a time' },
  { value: 'exit-fee', title: 'A fee for leaving' },
  { value: 'multi-year', title: 'Several years' },
  { value: 'quote', title: 'By quote' },
];
const TINTS = ['canary', 'steel', 'rose', 'check', 'blue'].map((value) => ({ value, title: value }));

/** A vendor of the comparison: its facts, what it can do, and the texts that count vendors. */
export const addVendor: Wizard = {
  name: 'vendor',
  title: 'Add a vendor',
  intro:
    'It is compared, and not recommended: that takes points in the quiz. Further plans, devices and reviews are added to its entry under “Vendors”.',
  about: '',
  long: ['description', 'useCases', 'features'],
  subjects: () => [{ value: 'any', title: 'Any vendor' }],
  asks: ({ documents }, _any, filled) => ({
    type: 'object',
    required: [
      ...['name', 'shortName', 'mark', 'tint', 'website', 'totalScore', 'featuresScore', 'plan', 'contract', 'can'],
      ...[...WORDS, ...LISTS].flatMap(({ name }) => requiredInLanguages(documents, name)),
      ...requiredSource(filled),
    ],
    properties: {
      name: asksText('Full name'),
      shortName: asksText('Name where space is short'),
      mark: asksText('Two letters in place of a logo', { minLength: 2, maxLength: 2 }),
      tint: asksChoice('Colour of the letters', TINTS),
      website: {
        title: 'Website',
        type: 'string',
        pattern: '^https?://\\S+$',
        description: 'In whole, with https:// at its beginning.',
      },
      ...asksSource(documents, filled),
      totalScore: { title: 'Total score', type: 'number', minimum: 0, maximum: 10 },
      featuresScore: { title: 'Score of its features', type: 'number', minimum: 0, maximum: 10 },
      plan: asksText('Name of its cheapest plan'),
      monthly: {
        title: 'What that costs a month, in dollars',
        type: 'number',
        minimum: 0,
        description: 'Left empty, it is not published.',
      },
      contract: asksChoice('Kind of contract', CONTRACTS),
      ...Object.assign({}, ...[...WORDS, ...LISTS].map(({ name, title }) => asksInLanguages(documents, name, title))),
      can: {
        title: 'What it can do',
        type: 'object',
        required: criteriaIn(documents).map(({ id }) => id),
        properties: Object.fromEntries(criteriaIn(documents).map(({ id, title }) => [id, asksChoice(title, VALUES)])),
      },
    },
  }),
  edit(setting, _any, filled) {
    const { documents } = setting;
    const vendors = vendorsIn(documents);
    const { texts, source } = withSource(setting.texts, setting, filled);
    const { const: slug } = newAnswer(
      textOf(filled.shortName),
      vendors.map((vendor) => vendor.slug),
    );
    const place = ['systems', vendors.length];
    const columns = listIn(recordIn(documents[MATRIX]).vendors).length;
    let edited: Texts = {
      ...texts,
      [SYSTEMS]: editJson(texts[SYSTEMS] ?? '', place, entryOf(filled, slug, source)),
      [MATRIX]: editJson(texts[MATRIX] ?? '', ['vendors', columns], {
        slug,
        values: Object.fromEntries(
          criteriaIn(documents).map(({ id }) => [id, { value: recordIn(filled.can)[id], note: '', sources: [source] }]),
        ),
      }),
    };
    for (const { name, path } of WORDS)
      edited = withTranslations(edited, setting, {
        file: SYSTEMS,
        path: `systems.${slug}.${path}`,
        field: name,
        filled,
      });
    edited = withLists(edited, setting, slug, filled);
    return {
      changed: changedTexts(setting.texts, countedAnew(edited, documents, vendors.length)),
      place: { file: SYSTEMS, pointer: pointer(...place) },
    };
  },
};

const criteriaIn = (documents: Setting['documents']) =>
  listIn(recordIn(documents[MATRIX]).criteria)
    .map(recordIn)
    .map(({ id, title }) => ({ id: String(id), title: String(title) }));

function entryOf(filled: Filled, slug: string, source: string) {
  const monthly = typeof filled.monthly === 'number' ? filled.monthly : null;
  return {
    slug,
    name: textOf(filled.name),
    shortName: textOf(filled.shortName),
    mark: { text: textOf(filled.mark), tint: filled.tint },
    subtitle: textOf(filled.subtitle),
    description: textOf(filled.description),
    website: textOf(filled.website),
    bestFor: textOf(filled.bestFor),
    useCases: linesOf(filled.useCases),
    features: linesOf(filled.features),
    scores: { totalScore: filled.totalScore, featuresScore: filled.featuresScore },
    pricing: {
      entryMonthly: monthly,
      monthlyFees: {
        text: textOf(filled.fees),
        plans: [{ name: textOf(filled.plan), monthly, per: 'location', source }],
      },
      transactionFees: { text: textOf(filled.rates), rates: [] },
      hardwareCosts: { text: textOf(filled.devices), items: [] },
    },
    addons: [],
    contract: { kind: filled.contract, terms: textOf(filled.terms), sources: [source] },
    ratings: { googlePlay: null, g2: null, capterra: null, sources: [], note: null },
    userReviews: [],
    sources: [source],
  };
}

/** A translation has a text of a list by its position. */
function withLists(texts: Texts, { documents }: Setting, slug: string, filled: Filled): Texts {
  let edited = texts;
  for (const { name } of LISTS)
    for (const { code, isWhole } of languagesIn(documents)) {
      const lines = linesOf(filled[`${name}-${code}`]);
      for (const index of linesOf(filled[name]).keys())
        edited = withTranslation(edited, {
          code,
          isWhole,
          file: SYSTEMS,
          path: `systems.${slug}.${name}.${index}`,
          text: lines[index] ?? '',
        });
    }
  return edited;
}
