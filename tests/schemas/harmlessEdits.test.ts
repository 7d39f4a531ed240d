import { describe, expect, test } from 'vitest';
import { type Edit, type Editable, edited, frozen, newFindings, translationsOf } from './frozenProject.ts';

const quiz = 'quizzes/main-quiz.schema.json';
const scoring = 'content/scoring.json';
const options = 'options.json';

const cell = (points: number) => ({ points, why: 'Fits', sources: ['gk'] });
const rule = (properties: Editable, asks: string) => ({
  if: { properties, required: Object.keys(properties) },
  // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
  then: { required: [asks] },
});

const edits: (Edit & { name: string })[] = [
  {
    name: 'another label',
    file: 'forms/contact.schema.json',
    change: (document) => (document.properties.name.title = 'Your name'),
  },
  {
    name: 'another wording of a question',
    file: quiz,
    change: (document) => (document.properties.restaurantType.title = 'What kind of place do you run?'),
  },
  {
    name: 'another title of an answer',
    file: options,
    change: (document) => (document.$defs.timeframe.oneOf[1].title = 'Within a month'),
  },
  {
    name: 'another answer to a question without points',
    file: options,
    change: (document) => document.$defs.timeframe.oneOf.push({ const: 'next-year', title: 'Next year' }),
  },
  {
    name: 'another type of restaurant with its points and icon',
    file: options,
    change: (document) => document.$defs.restaurantType.oneOf.push({ const: 'bakery', title: 'Bakery' }),
    also: {
      file: scoring,
      change: (document) =>
        (document.points.restaurantType.bakery = { 'square-for-restaurants': cell(3), sumup: cell(2) }),
      also: {
        file: 'quizzes/main-quiz.ui.json',
        change: (document) => (document.restaurantType['ui:options'].icons.bakery = 'coffee'),
      },
    },
  },
  {
    name: 'answers in another order',
    file: options,
    change: (document) => document.$defs.restaurantType.oneOf.reverse(),
  },
  {
    name: 'questions in another order that keeps conditions first',
    file: quiz,
    change: (document) => {
      const { locationCount, ...rest } = document.properties;
      document.properties = { locationCount, ...rest };
    },
  },
  {
    name: 'a new question for everybody',
    file: quiz,
    change: (document) => {
      document.properties.delivers = { title: 'Do you deliver?', $ref: 'options.json#/$defs/yesNo' };
      document.required.push('delivers');
    },
  },
  {
    name: 'a new question under a condition',
    file: quiz,
    change: (document) => {
      document.properties.sameSystem = { title: 'The same in all?', $ref: 'options.json#/$defs/yesNo' };
      document.allOf.push(rule({ locationCount: { not: { const: 'single' } } }, 'sameSystem'));
    },
  },
  {
    name: 'a question under two conditions that go together',
    file: quiz,
    change: (document) => {
      document.properties.leaving = { title: 'Do you want to leave it?', $ref: 'options.json#/$defs/yesNo' };
      document.allOf.push(
        rule({ hasCurrentPOS: { const: 'yes' }, currentPOSSystem: { enum: ['toast', 'clover'] } }, 'leaving'),
      );
    },
  },
  {
    name: 'a question reached by either of two conditions',
    file: quiz,
    change: (document) => {
      document.properties.budget = { title: 'Do you have a budget?', $ref: 'options.json#/$defs/yesNo' };
      document.allOf.push(
        rule({ hasCurrentPOS: { const: 'no' } }, 'budget'),
        rule({ currentPOSSystem: { not: { enum: ['toast', 'other'] } } }, 'budget'),
      );
    },
  },
  {
    name: 'a question less',
    file: quiz,
    change: (document) => {
      delete document.properties.currentPOSSystem;
      delete document.allOf;
    },
    also: {
      file: 'quizzes/main-quiz.ui.json',
      change: (document) => delete document.currentPOSSystem,
      also: {
        file: options,
        change: (document) => delete document.$defs.currentPosSystem,
        also: translationsOf(
          quiz,
          (document) => delete document.currentPOSSystem,
          translationsOf(
            'quizzes/main-quiz.ui.json',
            (document) => delete document.currentPOSSystem,
            translationsOf(options, (document) => delete document.currentPosSystem),
          ),
        ),
      },
    },
  },
  {
    name: 'two priorities instead of three',
    file: quiz,
    change: (document) => (document.properties.priorities.minItems = 2),
  },
  {
    name: 'a form field that need not be filled in',
    file: 'forms/contact.schema.json',
    change: (document) => (document.properties.website = { title: 'Website', type: 'string', format: 'website' }),
    also: { file: 'forms/contact.ui.json', change: (document) => document['ui:order'].push('website') },
  },
  {
    name: 'another order of a form',
    file: 'forms/contact.ui.json',
    change: (document) => (document['ui:order'] = ['email', '*', 'agreeToComms']),
  },
  {
    name: 'another consent wording and its version',
    file: 'forms/contact.schema.json',
    change: (document) => (document.properties.agreeToComms.title = 'You may write to me about my results.'),
    also: {
      file: 'forms/contact.ui.json',
      change: (document) => (document.agreeToComms['ui:options'].consentVersion = '2025-12'),
    },
  },
  {
    name: 'other points and another reason',
    file: scoring,
    change: (document) => (document.points.locationCount.single.toast = cell(2)),
  },
  {
    name: 'a candidate more, with points',
    file: scoring,
    change: (document) => {
      document.candidates.push('lavu');
      const { restaurantType, locationCount, priorities } = document.points;
      for (const byAnswer of [restaurantType['bar-pub'], locationCount.single, locationCount['10-plus']])
        byAnswer.lavu = cell(3);
      for (const priority of ['inventory-management', 'employee-management', 'mobile-ordering'])
        priorities[priority].lavu = cell(3);
    },
  },
  {
    name: 'another price of a vendor',
    file: 'content/pos-systems.json',
    change: ({ systems: { 3: system } }) => {
      system.pricing.entryMonthly = 49;
      system.pricing.monthlyFees.plans[0].monthly = 49;
      system.pricing.monthlyFees.text = 'From $49/mo plus hardware';
    },
    also: {
      file: 'content/top-25.json',
      change: ({ vendors }) => {
        vendors.find(({ slug }: Editable) => slug === 'clover').pricing.startingMonthly = 49;
      },
    },
  },
  {
    name: 'a source more',
    file: 'content/sources.json',
    change: (document) =>
      (document.sources['new-page'] = {
        title: 'A page',
        url: 'https://example.com',
        seen: '2025-11',
        confidence: 'page',
      }),
  },
  {
    name: 'another slogan and a link with a query',
    file: 'content/site.json',
    change: (document) => {
      document.brand.slogan = 'Compare and save';
      document.navigation[0].to = '/save?from=header';
    },
  },
  {
    name: 'a text more, in each language',
    file: 'texts/comparison.json',
    change: (document) => (document.showAll = 'Show all'),
    also: translationsOf('texts/comparison.json', (document) => (document.showAll = 'All')),
  },
  {
    name: 'a translation with its own plural forms, and texts left out on purpose',
    file: 'translations/fr/texts/quiz.json',
    change: (document) =>
      Object.assign(document, {
        $schema: '../../../meta/translation.meta.json',
        $incomplete: true,
        seconds_one: 'une seconde',
        seconds_many: '{count} de secondes',
      }),
  },
  {
    name: 'other spaces and line breaks',
    file: quiz,
    text: (text) => text.replaceAll('\n', '\r\n\r\n').replaceAll('{ ', '{\t'),
  },
];

test('there are at least 20 harmless edits', () => {
  expect(edits.length).toBeGreaterThanOrEqual(20);
});

describe('accepted', () => {
  test.each(edits)('$name', (edit) => {
    expect(newFindings(edited(edit, frozen)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
