import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edit, Editable } from '#tests/schemas/frozenProject.ts';

const root = resolve(import.meta.dirname, '../..');

/** The JSON examples of a README by their heading; headings without examples are included. */
function examplesOf(file: string): Map<string, Editable[]> {
  const sections = readFileSync(resolve(root, file), 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => parsed(text)),
    ]),
  );
}

/** Most examples are members of a record, written as in the document. */
function parsed(text: string): Editable {
  const bare = text.trim();
  return JSON.parse(bare.startsWith('{') ? bare : `{${bare}}`);
}

const examples = examplesOf('schemas/README.md');
const [product] = examplesOf('README.md').get('For product owners: change a question, a text, a price') ?? [];
const quiz = 'quizzes/main-quiz.schema.json';
const contact = 'forms/contact.schema.json';
const contactUi = 'forms/contact.ui.json';
const openField = (field: string) => (document: Editable) => {
  document.required = document.required.filter((name: string) => name !== field);
};
const vendor = (slug: string, list: Editable[]) => list.find((entry) => entry.slug === slug);

/** By heading of schemas/README.md: the edit that its examples show, or that its words describe where it has none. */
const edits: Record<string, (blocks: Editable[]) => Edit> = {
  'Change a label': ([field]) => ({
    file: contact,
    change: ({ properties }) => Object.assign(properties, field, { phone: { ...properties.phone, title: 'Mobile' } }),
  }),
  'Add an answer': ([answer]) => ({
    file: 'options.json',
    change: ({ $defs }) => $defs.timeframe.oneOf.push(answer),
  }),
  'Add a question': ([{ properties }, { allOf }]) => ({
    file: quiz,
    change: (document) => {
      document.properties = { ...document.properties, ...properties };
      document.allOf.push(...allOf);
    },
  }),
  'Change what a form requires, and its texts': ([messages]) => ({
    file: 'forms/consultation.ui.json',
    change: (document) => Object.assign(document['ui:messages'], messages['ui:messages']),
    also: { file: 'forms/consultation.schema.json', change: openField('phone') },
  }),
  'Change a consent': ([wording, version]) => ({
    file: contact,
    change: ({ properties }) => Object.assign(properties, wording),
    also: { file: contactUi, change: (document) => Object.assign(document, version) },
  }),
  'Change points': ([cells]) => ({
    file: 'content/scoring.json',
    change: ({ points }) => Object.assign(points.locationCount.single, cells.single),
  }),
  'Change vendor facts': () => ({
    file: 'content/pos-systems.json',
    change: ({ systems }) => {
      const { pricing } = vendor('touchbistro', systems);
      pricing.entryMonthly = 79;
      pricing.monthlyFees.text = 'From $79/mo; larger setups quoted';
      pricing.monthlyFees.plans[0].monthly = 79;
    },
    also: {
      file: 'content/top-25.json',
      change: ({ vendors }) =>
        Object.assign(vendor('touchbistro', vendors).pricing, { text: '$79/mo', startingMonthly: 79 }),
    },
  }),
  'Change the savings calculator': () => ({
    file: 'content/savings.json',
    change: (document) => {
      Object.assign(document.quiz.defaultOrder, { value: 40, date: '2026-01' });
      document.sliders.currentPosCost.step = 50;
    },
  }),
  'Change site texts, links and other texts': () => ({
    file: 'content/site.json',
    change: (document) => {
      document.brand.slogan = 'Find your till';
      document.company.phone = '(737) 555-0100';
    },
    also: {
      file: 'texts/quiz.json',
      change: (document) => Object.assign(document, { back: 'Go back', getResults: 'Show my results' }),
      also: {
        file: 'texts/toasts.json',
        change: ({ quiz: toasts }) => Object.assign(toasts.submitted, { title: 'Done' }),
      },
    },
  }),
  Translate: ([translation]) => ({
    file: 'translations/es/texts/common.json',
    change: (document) => {
      document.loading = translation.loading;
      Object.assign(document.error, translation.error);
    },
  }),
};

/** The ten edits of schemas/README.md. */
export const readmeEdits: readonly (readonly [heading: string, edit: Edit])[] = Object.entries(edits).map(
  ([heading, edit]) => [heading, edit(examples.get(heading) ?? [])],
);

/** The headings of schemas/README.md that describe an edit of a document. */
export const editHeadings = [...examples.keys()].filter((heading) => /^(?:Change|Add an?|Translate)\b/.test(heading));

/** Other edits that owners made, and edits that once broke tests. */
export const furtherEdits: readonly (readonly [name: string, edit: Edit])[] = [
  [
    'languages that are not whole while the new texts are being translated',
    {
      file: 'content/site.json',
      change: ({ languages }) => {
        for (const language of languages) delete language.isWhole;
      },
    },
  ],
  [
    'a question of the product’s own README',
    {
      file: quiz,
      change: (document) => {
        Object.assign(document.properties, product);
        document.required.push(...Object.keys(product));
      },
    },
  ],
  ['a company that need not be named', { file: contact, change: openField('companyName') }],
  ['a phone number that need not be given', { file: contact, change: openField('phone') }],
  [
    'a new contact field, and required',
    {
      file: contact,
      change: (document) => {
        document.properties.seats = { title: 'How many seats?', type: 'string', maxLength: 10, format: 'count' };
        document.required.push('seats');
      },
      also: {
        file: contactUi,
        change: (document) => {
          document['ui:order'] = ['*'];
          document['ui:messages'].seats = { default: 'Required' };
        },
      },
    },
  ],
  [
    'another question of the savings quiz',
    {
      file: 'quizzes/savings-quiz.schema.json',
      change: (document) => {
        document.properties.switching = { title: 'Would you switch this year?', $ref: 'options.json#/$defs/yesNo' };
        document.required.push('switching');
      },
    },
  ],
  [
    'the questions in another order',
    {
      file: quiz,
      change: (document) => {
        const { restaurantType, ...others } = document.properties;
        document.properties = { restaurantType, ...others };
      },
    },
  ],
  [
    'an answer renamed on the screen',
    {
      file: 'options.json',
      change: ({ $defs }) => {
        $defs.restaurantType.oneOf[0].title = 'Table service';
      },
    },
  ],
];
