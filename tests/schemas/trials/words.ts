import { contact, options, type Trial } from './trial.ts';

/** Texts that would not be filled in, pluralised or understood. */
export const words: Trial[] = [
  {
    name: 'a misspelt value of a page',
    file: 'content/pages/privacy-policy.json',
    change: (document) => {
      document.lead = 'How {bramd} handles what you tell us.';
    },
    pointer: '/lead',
    says: '{bramd} is not filled in here',
  },
  {
    name: 'a value with its braces doubled',
    file: 'texts/layout.json',
    change: (document) => {
      document.logo = '{{brand}}: home';
    },
    pointer: '/logo',
    says: 'a value to be filled in is written {name}',
    alsoFoundIn: ['texts/layout.json'],
  },
  {
    name: 'a value that a text of the site lost',
    file: 'texts/layout.json',
    change: (document) => {
      document.logo = 'Home';
    },
    pointer: '/logo',
    says: '{brand} is missing: it is filled in here',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a plural form that was lost',
    file: 'texts/quiz.json',
    change: (document) => {
      delete document.seconds_one;
    },
    pointer: '/seconds_other',
    says: 'this text counts: "seconds_one" is missing',
    alsoFoundIn: ['texts/quiz.json', 'translations/'],
  },
  {
    name: 'a typed question without a text for a wrong answer',
    file: 'quizzes/savings-quiz.ui.json',
    change: (document) => {
      delete document['ui:messages'].monthlyVolume;
    },
    pointer: '/ui:messages',
    says: 'no text for a refused "monthlyVolume"',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a consent reworded under its old version',
    file: contact,
    change: (document) => {
      document.properties.agreeToComms.title = 'You may write to me.';
    },
    pointer: '/properties/agreeToComms/title',
    says: 'the wording of a consent has changed and its version "2025-07" has not',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a stored answer renamed everywhere',
    file: options,
    change: (document) => {
      document.$defs.timeframe.oneOf[0].const = 'at-once';
    },
    pointer: '/$defs/timeframe/oneOf/0/const',
    says: 'was renamed: stored leads use the old name',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'a stored field renamed everywhere',
    file: 'forms/consultation.schema.json',
    change: ({ properties }) => {
      properties.remark = properties.message;
      delete properties.message;
    },
    also: {
      file: 'forms/consultation.ui.json',
      change: (document) => {
        document.remark = document.message;
        delete document.message;
        document['ui:order'] = ['*'];
      },
    },
    pointer: '/properties/remark',
    says: '"message" was renamed: stored leads use the old name',
    alsoFoundIn: ['translations/', 'forms/'],
  },
];
