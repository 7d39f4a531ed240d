import type { Editable } from '../frozenProject.ts';
import { afterLastRoute, contactUi, options, quiz, routes, sources, systems, type Trial } from './trial.ts';

/** The first trials: edits that were refused at once, each with an explanation. */
export const refusedAtOnce: Trial[] = [
  {
    name: 'a byte order mark',
    file: options,
    text: (text) => `\uFEFF${text}`,
    pointer: '',
    says: 'begins with a byte order mark',
  },
  {
    name: 'a letter of another encoding',
    file: options,
    text: (text) => text.replace('Fine Dining', 'Caf\uFFFD'),
    pointer: '',
    says: 'was saved in another encoding',
  },
  { name: 'an empty file', file: options, text: () => '\n', pointer: '', says: 'the file is empty' },
  {
    name: 'a comment',
    file: options,
    text: (text) => `// Answers\n${text}`,
    pointer: '',
    says: 'JSON has no comments',
  },
  {
    name: 'a blank title',
    file: options,
    change: (document) => {
      document.$defs.timeframe.oneOf[0].title = ' ';
    },
    pointer: '/$defs/timeframe/oneOf/0/title',
    says: 'is not in the required format: What the visitor reads',
  },
  {
    name: 'a price without a source',
    file: systems,
    change: (document) => {
      delete document.systems[2].pricing.monthlyFees.plans[0].source;
    },
    pointer: '/systems/2/pricing/monthlyFees/plans/0',
    says: '"source" is missing',
  },
  {
    name: 'a price below nothing',
    file: systems,
    change: (document) => {
      document.systems[2].pricing.monthlyFees.plans[0].monthly = -69;
    },
    pointer: '/systems/2/pricing/monthlyFees/plans/0/monthly',
    says: '-69 is too small: at least 0',
  },
  {
    name: 'an address that runs a script',
    file: sources,
    change: (document) => {
      document.sources.redpine.url = 'javascript:alert(1)';
    },
    pointer: '/sources/redpine/url',
    says: 'is not in the required format',
  },
  {
    name: 'the title of an answer in the place of its value',
    file: quiz,
    change: (document) => {
      document.allOf[0].if.properties.hasCurrentPOS = { const: 'Yes' };
    },
    pointer: '/allOf/0/if/properties/hasCurrentPOS/const',
    says: '"Yes" is not an answer of "hasCurrentPOS"',
    alsoFoundIn: [quiz],
  },
  {
    name: 'an address twice',
    file: routes,
    change: (document) => document.push(document[1]),
    pointer: afterLastRoute,
    says: 'this address is listed twice',
  },
  {
    name: 'a misspelt list of answers',
    file: quiz,
    change: (document) => {
      document.properties.restaurantType.$ref = 'options.json#/$defs/restarantType';
    },
    pointer: '/properties/restaurantType/$ref',
    says: 'names no option list of options.json',
    alsoFoundIn: ['content/scoring.json'],
  },
  {
    name: 'no rule for equal points',
    file: 'content/scoring.json',
    change: (document) => {
      document.tieRule = [];
    },
    pointer: '/tieRule',
    says: 'is empty: needs at least one entry',
  },
  ...['range', 'checkbox'].map((control) => ({
    name: `a choice shown as ${control}`,
    file: contactUi,
    change: (document: Editable) => {
      document.timeframe['ui:widget'] = control;
    },
    pointer: '/timeframe/ui:widget',
    says: `"${control}" is not one of radio, select, textarea`,
  })),
];
