import { frozen } from '../frozenProject.ts';
import { addQuestion, contact, options, quiz, sources, systems, type Trial, yesNo } from './trial.ts';

/** Correct edits with a consequence worth knowing. */
export const warned: Trial[] = [
  {
    name: 'a thirteenth system, which makes the comparison wider than its page',
    file: systems,
    change: (document) => {
      for (let number = document.systems.length + 1; number <= 13; number += 1)
        document.systems.push({
          ...document.systems[0],
          slug: `system-${number}`,
          name: `System ${number}`,
          shortName: `System ${number}`,
        });
    },
    pointer: '/systems',
    says: '13 systems do not fit beside each other on /comparison',
    alsoFoundIn: ['content/', 'texts/'],
  },
  {
    name: 'a question of 900 letters',
    file: quiz,
    change: (document) => {
      document.properties.locationCount.title = `How many locations do you have${', and where'.repeat(66)}?`;
    },
    pointer: '/properties/locationCount/title',
    says: 'more than 60 take more than two lines on a phone',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a word of 60 letters',
    file: 'texts/home.json',
    change: (document) => {
      document.hero.start = 'Start'.repeat(12);
    },
    pointer: '/hero/start',
    says: 'px wide as a button: a phone of 320 px leaves it 236',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a sixth question of the savings quiz, which texts count',
    file: 'quizzes/savings-quiz.schema.json',
    change: addQuestion(yesNo),
    foundIn: 'texts/savings.json',
    pointer: '/landing/lead',
    says: '"Five questions": there are',
    alsoFoundIn: ['texts/', 'translations/', 'content/'],
  },
  {
    name: 'no priority asked for',
    file: quiz,
    change: (document) => {
      document.properties.priorities.minItems = 0;
    },
    pointer: '/properties/priorities/minItems',
    says: '0 asks for nothing',
  },
  {
    name: 'a name that need not be given',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'name');
    },
    pointer: '/properties/name',
    says: '"name" is optional: a comparison then has no name on it',
  },
  {
    name: 'a consent that need not be given',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'agreeToComms');
    },
    pointer: '/properties/agreeToComms',
    says: '"agreeToComms" is optional: a lead without it is kept without proof of consent',
  },
  {
    name: 'a first file in a new language',
    file: 'translations/de/texts/common.json',
    text: () => frozen.texts['translations/es/texts/common.json'] ?? '',
    pointer: '',
    says: '"de" is not offered to visitors (site.json, languages); it has 1 of',
  },
  {
    name: 'English changed under its translations',
    file: 'texts/common.json',
    change: (document) => {
      document.close = 'Close this';
    },
    foundIn: 'translations/fr/texts/common.json',
    pointer: '/close',
    says: 'is older than its English, which now says "Close this"',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a source seen long ago',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2019-05';
    },
    pointer: '/sources/redpine/seen',
    says: 'was seen more than 3 years ago',
  },
  {
    name: 'an answer that is gone',
    file: options,
    change: (document) => document.$defs.timeframe.oneOf.pop(),
    pointer: '/$defs/timeframe',
    says: 'is gone; stored leads still name it',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a text that is gone',
    file: 'texts/layout.json',
    change: (document) => {
      delete document.menu.open;
    },
    pointer: '',
    says: 'the text "menu.open" is gone; a page that still shows it does not compile',
    alsoFoundIn: ['translations/'],
  },
];
