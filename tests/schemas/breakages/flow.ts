import { type Breakage, condition, contact, optional, options, quiz, quizUi, rename, rule } from './breakage.ts';

/** Flow of the quiz. */
export const flow: Breakage[] = [
  {
    name: 'a condition with a misspelt answer',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS.const = 'yess'),
    pointer: '/allOf/0/if/properties/hasCurrentPOS/const',
    nearest: 'yes',
  },
  {
    name: 'and so a question that can never be reached',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS.const = 'yess'),
    pointer: '/properties/currentPOSSystem',
  },
  {
    name: 'a condition on a misspelt question',
    file: quiz,
    change: (document) => {
      rename(condition(document).properties, 'hasCurrentPOS', 'hasCurentPOS');
      condition(document).required = ['hasCurentPOS'];
    },
    pointer: '/allOf/0/if/properties/hasCurentPOS',
    nearest: 'hasCurrentPOS',
  },
  {
    name: 'a negated condition that excludes every answer',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS = { not: { enum: ['yes', 'no'] } }),
    pointer: '/allOf/0/if/properties/hasCurrentPOS',
  },
  {
    name: 'a negated condition on an answer that is not there',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS = { not: { const: 'noo' } }),
    pointer: '/allOf/0/if/properties/hasCurrentPOS/not/const',
    nearest: 'no',
  },
  {
    name: 'one misspelt answer among several',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS = { enum: ['yes', 'noo'] }),
    pointer: '/allOf/0/if/properties/hasCurrentPOS/enum/1',
    nearest: 'no',
  },
  {
    name: 'a dead end: a rule asks a question that is not there',
    file: quiz,
    change: (document) => (document.allOf[0].then.required = ['currentPOSSytem']),
    pointer: '/allOf/0/then/required/0',
    nearest: 'currentPOSSystem',
    witness: 'hasCurrentPOS=yes → currentPOSSytem',
  },
  {
    name: 'the question that no rule asks any more',
    file: quiz,
    change: (document) => delete document.allOf,
    pointer: '/properties/currentPOSSystem',
  },
  {
    name: 'a condition on a later question',
    file: quiz,
    change: (document) => {
      document.allOf = [rule('restaurantType', { const: 'bar-pub' }, 'currentPOSSystem')];
    },
    pointer: '/allOf/0/if/properties/restaurantType',
  },
  {
    name: 'a question that decides whether it is asked itself',
    file: quiz,
    change: (document) => {
      document.allOf = [rule('currentPOSSystem', { const: 'toast' }, 'currentPOSSystem')];
    },
    pointer: '/allOf/0/if/properties/currentPOSSystem',
  },
  {
    name: 'a loop of two questions that wait for each other',
    file: quiz,
    change: (document) => {
      optional(document, 'locationCount');
      document.allOf = [
        rule('locationCount', { const: 'single' }, 'currentPOSSystem'),
        rule('currentPOSSystem', { const: 'toast' }, 'locationCount'),
      ];
    },
    pointer: '/properties/currentPOSSystem',
    witness: 'currentPOSSystem → locationCount → currentPOSSystem',
  },
  {
    name: 'a condition on an optional question that the quiz never asks',
    file: quiz,
    change: (document) => {
      document.allOf = [rule('expertConsultation', { const: 'yes' }, 'currentPOSSystem')];
    },
    pointer: '/allOf/0/if/properties/expertConsultation',
  },
  {
    name: 'a condition on a question with several answers',
    file: quiz,
    change: (document) => {
      optional(document, 'currentPOSSystem');
      document.allOf.push(rule('priorities', { const: 'lowest-cost' }, 'expertConsultation'));
    },
    pointer: '/allOf/1/if/properties/priorities',
  },
  {
    name: 'a condition that contradicts the one its question is asked under',
    file: quiz,
    change: (document) => {
      optional(document, 'locationCount');
      document.allOf.push({
        if: {
          properties: { hasCurrentPOS: { const: 'no' }, currentPOSSystem: { const: 'toast' } },
          required: ['hasCurrentPOS', 'currentPOSSystem'],
        },
        // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
        then: { required: ['locationCount'] },
      });
    },
    pointer: '/allOf/1/if/properties/currentPOSSystem',
  },
  {
    name: 'the question that such a contradiction makes unreachable',
    file: quiz,
    change: (document) => {
      optional(document, 'locationCount');
      document.allOf.push({
        if: {
          properties: { hasCurrentPOS: { not: { const: 'yes' } }, currentPOSSystem: { not: { const: 'toast' } } },
          required: ['hasCurrentPOS', 'currentPOSSystem'],
        },
        // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
        then: { required: ['locationCount'] },
      });
    },
    pointer: '/properties/locationCount',
  },
  {
    name: 'a condition on a question that is unreachable itself',
    file: quiz,
    change: (document) => {
      optional(document, 'locationCount');
      condition(document).properties.hasCurrentPOS = { not: { enum: ['yes', 'no'] } };
      document.allOf.push(rule('currentPOSSystem', { const: 'toast' }, 'locationCount'));
    },
    pointer: '/allOf/1/if/properties/currentPOSSystem',
  },
  {
    name: 'a condition for a question that is asked anyway',
    file: quiz,
    change: (document) => document.required.push('currentPOSSystem'),
    pointer: '/allOf/0/then/required/0',
  },
  {
    name: 'a condition that also holds for visitors who were never asked',
    file: quiz,
    change: (document) => (condition(document).required = ['restaurantType']),
    pointer: '/allOf/0/if',
  },
  {
    name: 'a question named as a condition without one',
    file: quiz,
    change: (document) => condition(document).required.push('restaurantType'),
    pointer: '/allOf/0/if/required/1',
  },
  {
    name: 'an empty condition',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS = {}),
    pointer: '/allOf/0/if/properties/hasCurrentPOS',
  },
  {
    name: 'a kind of condition the quiz does not know',
    file: quiz,
    change: (document) => (condition(document).properties.hasCurrentPOS = { contains: { const: 'yes' } }),
    pointer: '/allOf/0/if/properties/hasCurrentPOS/contains',
  },
  {
    name: 'a rule without consequence',
    file: quiz,
    change: (document) => rename(document.allOf[0], 'then', 'than'),
    pointer: '/allOf/0/than',
    nearest: 'then',
  },
  {
    name: 'more answers asked for than there are',
    file: quiz,
    change: (document) => (document.properties.priorities.minItems = 15),
    pointer: '/properties/priorities/minItems',
    witness: 'priorities',
  },
  {
    name: 'a question whose list is empty',
    file: options,
    change: (document) => (document.$defs.currentPosSystem.oneOf = []),
    pointer: '/$defs/currentPosSystem/oneOf',
  },
  {
    name: 'an optional question that nothing asks',
    file: quizUi,
    change: (document) => delete document.expertConsultation,
    foundIn: quiz,
    pointer: '/properties/expertConsultation',
  },
  {
    name: 'a question asked twice: in the quiz and on a form',
    file: quiz,
    change: (document) => document.required.push('expertConsultation'),
    foundIn: quizUi,
    pointer: '/expertConsultation/ui:options/askedOn',
  },
  {
    name: 'a question asked on a form that does not ask it',
    file: contact,
    change: (document) => delete document.properties.expertConsultation,
    foundIn: quizUi,
    pointer: '/expertConsultation/ui:options/askedOn',
  },
];
