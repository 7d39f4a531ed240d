import type { Edit, Editable } from './frozenProject.ts';

/** A way to break the frozen documents, and what the check must say. */
export type Breakage = Edit & {
  name: string;
  /** Where the fault is reported, when not in the edited file. */
  foundIn?: string;
  pointer: string;
  nearest?: string;
  witness?: string;
};

const quiz = 'quizzes/main-quiz.schema.json';
const quizUi = 'quizzes/main-quiz.ui.json';
const contact = 'forms/contact.schema.json';
const contactUi = 'forms/contact.ui.json';
const scoring = 'content/scoring.json';
const posSystems = 'content/pos-systems.json';
const featureMatrix = 'content/feature-matrix.json';
const options = 'options.json';
const spanish = 'translations/es/texts/common.json';

const rename = (record: Editable, from: string, to: string) => {
  record[to] = record[from];
  delete record[from];
};
const condition = (document: Editable) => document.allOf[0].if;
/** A rule that asks `asks` when `question` has an answer that passes `test`. */
const rule = (question: string, test: unknown, asks: string) => ({
  if: { properties: { [question]: test }, required: [question] },
  // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
  then: { required: [asks] },
});
/** Makes locationCount a question asked under a condition only. */
const optional = (document: Editable, question: string) => {
  document.required = document.required.filter((name: string) => name !== question);
};

/** Flow of the quiz. */
const flow: Breakage[] = [
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

/** Forms, quizzes and how they look. */
const forms: Breakage[] = [
  {
    name: 'a required property that is not there',
    file: contact,
    change: (document) => (document.required[2] = 'emial'),
    pointer: '/required/2',
    nearest: 'email',
  },
  {
    name: 'a required question that is not there',
    file: quiz,
    change: (document) => (document.required[1] = 'restaurantKind'),
    pointer: '/required/1',
    nearest: 'restaurantType',
  },
  {
    name: 'a misspelt keyword',
    file: contact,
    change: (document) => rename(document.properties.name, 'minLength', 'minLenght'),
    pointer: '/properties/name/minLenght',
    nearest: 'minLength',
  },
  {
    name: 'a misspelt keyword of the document',
    file: contact,
    change: (document) => rename(document, 'required', 'requierd'),
    pointer: '/requierd',
    nearest: 'required',
  },
  {
    name: 'an unknown format',
    file: contact,
    change: (document) => (document.properties.email.format = 'emial'),
    pointer: '/properties/email/format',
    nearest: 'email',
  },
  {
    name: 'an unknown type',
    file: contact,
    change: (document) => (document.properties.email.type = 'sting'),
    pointer: '/properties/email/type',
    nearest: 'string',
  },
  {
    name: 'a property without label',
    file: contact,
    change: (document) => delete document.properties.phone.title,
    pointer: '/properties/phone',
  },
  {
    name: 'a blank label',
    file: contact,
    change: (document) => (document.properties.phone.title = ' '),
    pointer: '/properties/phone/title',
  },
  {
    name: 'a form that takes any further property',
    file: contact,
    change: (document) => (document.additionalProperties = true),
    pointer: '/additionalProperties',
  },
  {
    name: 'a smallest length above the largest',
    file: contact,
    change: (document) => (document.properties.name.minLength = 500),
    pointer: '/properties/name/minLength',
  },
  {
    name: 'a length of something that is no text',
    file: contact,
    change: (document) => (document.properties.agreeToComms.minLength = 1),
    pointer: '/properties/agreeToComms/minLength',
  },
  {
    name: 'answers of which one could be sent twice',
    file: quiz,
    change: (document) => delete document.properties.priorities.uniqueItems,
    pointer: '/properties/priorities',
  },
  {
    name: 'a consent that would be ticked beforehand',
    file: contact,
    change: (document) => {
      delete document.properties.agreeToComms.enum;
      document.properties.agreeToComms.const = true;
    },
    pointer: '/properties/agreeToComms/const',
  },
  {
    name: 'a consent with a default',
    file: contact,
    change: (document) => (document.properties.agreeToComms.default = true),
    pointer: '/properties/agreeToComms/default',
  },
  {
    name: 'a consent without the version of its wording',
    file: contactUi,
    change: (document) => delete document.agreeToComms['ui:options'].consentVersion,
    pointer: '/agreeToComms',
  },
  {
    name: 'an unknown option list',
    file: contact,
    change: (document) => (document.properties.timeframe.$ref = 'options.json#/$defs/timeFrames'),
    pointer: '/properties/timeframe/$ref',
    nearest: 'options.json#/$defs/timeframe',
  },
  {
    name: 'an option list that a rename leaves behind',
    file: options,
    change: (document) => rename(document.$defs, 'timeframe', 'timeframes'),
    foundIn: contact,
    pointer: '/properties/timeframe/$ref',
    nearest: 'options.json#/$defs/timeframes',
  },
  {
    name: 'a name that is no name',
    file: contact,
    change: (document) => rename(document.properties, 'phone', 'phone-number'),
    pointer: '/properties/phone-number',
  },
  {
    name: 'a required property listed twice',
    file: contact,
    change: (document) => document.required.push('email'),
    pointer: '/required/6',
  },
  {
    name: 'another meta-schema than that of the document',
    file: contact,
    change: (document) => (document.$schema = '../meta/quiz.meta.json'),
    pointer: '/$schema',
    nearest: '../meta/form.meta.json',
  },
  {
    name: 'a ui key that matches no property',
    file: contactUi,
    change: (document) => rename(document, 'companyName', 'compnayName'),
    pointer: '/compnayName',
    nearest: 'companyName',
  },
  {
    name: 'an order that names no property',
    file: contactUi,
    change: (document) => (document['ui:order'][3] = 'fone'),
    pointer: '/ui:order/3',
    nearest: 'phone',
  },
  {
    name: 'an order that leaves a property out',
    file: contactUi,
    change: (document) => document['ui:order'].pop(),
    pointer: '/ui:order',
  },
  {
    name: 'an unknown widget',
    file: contactUi,
    change: (document) => (document.expertConsultation['ui:widget'] = 'radoi'),
    pointer: '/expertConsultation/ui:widget',
    nearest: 'radio',
  },
  {
    name: 'a misspelt ui key',
    file: contactUi,
    change: (document) => rename(document.timeframe, 'ui:placeholder', 'ui:placehodler'),
    pointer: '/timeframe/ui:placehodler',
    nearest: 'ui:placeholder',
  },
  {
    name: 'a text for a property that is not there',
    file: contactUi,
    change: (document) => (document['ui:messages'].emails = { default: 'Required' }),
    pointer: '/ui:messages/emails',
    nearest: 'email',
  },
  {
    name: 'a missing text key of a required property',
    file: contactUi,
    change: (document) => delete document['ui:messages'].timeframe,
    pointer: '/ui:messages',
  },
  {
    name: 'a text for a rule the property does not have',
    file: contactUi,
    change: (document) => (document['ui:messages'].email.minLength = 'Too short'),
    pointer: '/ui:messages/email/minLength',
    nearest: 'maxLength',
  },
  {
    name: 'a text for a misspelt rule',
    file: contactUi,
    change: (document) => rename(document['ui:messages'].email, 'format', 'fromat'),
    pointer: '/ui:messages/email/fromat',
    nearest: 'format',
  },
  {
    name: 'a ui document of a form that is not there',
    file: 'forms/contcat.ui.json',
    change: (document) => (document.$schema = '../meta/form-ui.meta.json'),
    pointer: '',
    nearest: 'forms/contact.ui.json',
  },
  {
    name: 'an icon for an answer that is not there',
    file: quizUi,
    change: (document) => rename(document.restaurantType['ui:options'].icons, 'bar-pub', 'bar-pubs'),
    pointer: '/restaurantType/ui:options/icons/bar-pubs',
    nearest: 'bar-pub',
  },
  {
    name: 'an icon that is not there',
    file: quizUi,
    change: (document) => (document.hasCurrentPOS['ui:options'].icons.yes = 'cash-regsiter'),
    pointer: '/hasCurrentPOS/ui:options/icons/yes',
    nearest: 'cash-register',
  },
  {
    name: 'a form that no page uses',
    file: 'forms/survey.schema.json',
    change: (document) =>
      Object.assign(document, {
        $schema: '../meta/form.meta.json',
        $id: 'survey.schema.json',
        title: 'Survey',
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: { remark: { title: 'Remark', type: 'string', maxLength: 400, format: 'lines' } },
      }),
    pointer: '',
  },
];

/** Option lists, points, vendors and content. */
const content: Breakage[] = [
  {
    name: 'an answer listed twice',
    file: options,
    change: (document) => document.$defs.timeframe.oneOf.push({ const: '1-month', title: 'Four weeks' }),
    pointer: '/$defs/timeframe/oneOf/6/const',
  },
  {
    name: 'two answers that read the same',
    file: options,
    change: (document) => document.$defs.timeframe.oneOf.push({ const: 'one-month', title: '1 month' }),
    pointer: '/$defs/timeframe/oneOf/6/title',
  },
  {
    name: 'an answer without title',
    file: options,
    change: (document) => document.$defs.timeframe.oneOf.push({ const: 'some-day' }),
    pointer: '/$defs/timeframe/oneOf/6',
  },
  {
    name: 'an orphan option list',
    file: options,
    change: (document) => (document.$defs.cuisine = { type: 'string', oneOf: [{ const: 'thai', title: 'Thai' }] }),
    pointer: '/$defs/cuisine',
  },
  {
    name: 'an orphan option: an answer that gives no system a point',
    file: options,
    change: (document) => document.$defs.restaurantType.oneOf.push({ const: 'buffet', title: 'Buffet' }),
    foundIn: scoring,
    pointer: '/points/restaurantType',
  },
  {
    name: 'a renamed answer that scoring still names',
    file: options,
    change: (document) => (document.$defs.restaurantType.oneOf[5].const = 'pub'),
    foundIn: scoring,
    pointer: '/points/restaurantType/bar-pub',
  },
  {
    name: 'an answer that is no vendor',
    file: options,
    change: (document) => (document.$defs.currentPosSystem.oneOf[6].const = 'touch-bistro'),
    foundIn: quizUi,
    pointer: '/currentPOSSystem/ui:options/vendorMonograms',
    nearest: 'touchbistro',
  },
  {
    name: 'points for a question that is not there',
    file: scoring,
    change: (document) => rename(document.points, 'locationCount', 'locationsCount'),
    pointer: '/points/locationsCount',
    nearest: 'locationCount',
  },
  {
    name: 'points for an answer that is not there',
    file: scoring,
    change: (document) => rename(document.points.locationCount, '10-plus', '10-pluss'),
    pointer: '/points/locationCount/10-pluss',
    nearest: '10-plus',
  },
  {
    name: 'points for an unknown vendor',
    file: scoring,
    change: (document) => rename(document.points.locationCount.single, 'toast', 'tosat'),
    pointer: '/points/locationCount/single/tosat',
    nearest: 'toast',
  },
  {
    name: 'points for a vendor that is no candidate',
    file: scoring,
    change: (document) => rename(document.points.locationCount.single, 'toast', 'lavu'),
    pointer: '/points/locationCount/single/lavu',
  },
  {
    name: 'a candidate that is no vendor',
    file: scoring,
    change: (document) => (document.candidates[3] = 'sumupp'),
    pointer: '/candidates/3',
    nearest: 'sumup',
  },
  {
    name: 'more points than a cell can hold',
    file: scoring,
    change: (document) => (document.points.locationCount.single.toast.points = 4),
    pointer: '/points/locationCount/single/toast/points',
  },
  {
    name: 'points without a reason',
    file: scoring,
    change: (document) => delete document.points.locationCount.single.toast.why,
    pointer: '/points/locationCount/single/toast',
  },
  {
    name: 'points that rest on an unknown source',
    file: scoring,
    change: (document) => (document.points.locationCount.single.toast.sources = ['redpin']),
    pointer: '/points/locationCount/single/toast/sources/0',
    nearest: 'redpine',
  },
  {
    name: 'an unknown step between ties',
    file: scoring,
    change: (document) => (document.tieRule[1].id = 'entryprices'),
    pointer: '/tieRule/1/id',
    nearest: 'entryPrice',
  },
  {
    name: 'a candidate without points, which nobody is recommended',
    file: scoring,
    change: (document) => document.candidates.push('lavu'),
    pointer: '/candidates/5',
  },
  {
    name: 'a candidate that can never come first',
    file: scoring,
    change: (document) => {
      for (const byAnswer of Object.values<Editable>(document.points))
        for (const bySystem of Object.values<Editable>(byAnswer)) if (bySystem.sumup) bySystem.sumup.points = 1;
    },
    pointer: '/candidates/3',
  },
  {
    name: 'a vendor fact from an unknown source',
    file: posSystems,
    change: (document) => (document.systems[0].pricing.monthlyFees.plans[0].source = 'redpines'),
    pointer: '/systems/0/pricing/monthlyFees/plans/0/source',
    nearest: 'redpine',
  },
  {
    name: 'a card rate for a plan that is called otherwise',
    file: posSystems,
    change: (document) => (document.systems[0].pricing.transactionFees.rates[0].forPlans[0] = 'Point of Sales'),
    pointer: '/systems/0/pricing/transactionFees/rates/0/forPlans/0',
    nearest: 'Point of Sale',
  },
  {
    name: 'a vendor listed twice',
    file: posSystems,
    change: (document) => document.systems.push({ ...document.systems[0], name: 'Toast 2', shortName: 'Toast 2' }),
    pointer: '/systems/11/slug',
  },
  {
    name: 'a vendor renamed where others name it',
    file: posSystems,
    change: (document) => (document.systems[0].slug = 'toast-pos'),
    foundIn: scoring,
    pointer: '/candidates/0',
  },
  {
    name: 'a price as a text',
    file: posSystems,
    change: (document) => (document.systems[0].pricing.entryMonthly = '$0'),
    pointer: '/systems/0/pricing/entryMonthly',
  },
  {
    name: 'a misspelt key of a vendor',
    file: posSystems,
    change: (document) => rename(document.systems[0], 'subtitle', 'subtitel'),
    pointer: '/systems/0/subtitel',
    nearest: 'subtitle',
  },
  {
    name: 'a link that leads nowhere',
    file: 'content/site.json',
    change: (document) => (document.navigation[0].to = '/savee'),
    pointer: '/navigation/0/to',
    nearest: '/save',
  },
  {
    name: 'a time zone that is none',
    file: 'content/site.json',
    change: (document) => (document.timeZone = 'America/Chigaco'),
    pointer: '/timeZone',
    nearest: 'America/Chicago',
  },
  {
    name: 'two links with one id',
    file: 'content/site.json',
    change: (document) => (document.navigation[1].id = 'savings'),
    pointer: '/navigation/1/id',
  },
  {
    name: 'a mailbox that is none',
    file: 'content/site.json',
    change: (document) => (document.company.mailboxes.sales = 'sales'),
    pointer: '/company/mailboxes/sales',
  },
  {
    name: 'a document of an unknown kind',
    file: 'content/scorings.json',
    change: (document) => (document.candidates = []),
    pointer: '',
    nearest: 'meta/scoring.meta.json',
  },
];

/** Texts, translations, and JSON itself. */
/** The features table. */
const features: Breakage[] = [
  {
    name: 'a cell for a misspelt criterion',
    file: featureMatrix,
    change: (document) => rename(document.vendors[0].values, 'loyalty', 'loyality'),
    pointer: '/vendors/0/values/loyality',
    nearest: 'loyalty',
  },
  {
    name: 'a cell that is missing',
    file: featureMatrix,
    change: (document) => delete document.vendors[2].values.loyalty,
    pointer: '/vendors/2/values',
  },
  {
    name: 'a column for a misspelt vendor',
    file: featureMatrix,
    change: (document) => (document.vendors[0].slug = 'tost'),
    pointer: '/vendors/0/slug',
    nearest: 'toast',
  },
  {
    name: 'a vendor without a column',
    file: featureMatrix,
    change: (document) => document.vendors.pop(),
    pointer: '/vendors',
  },
  {
    name: 'a column listed twice',
    file: featureMatrix,
    change: (document) => document.vendors.push(document.vendors[0]),
    pointer: '/vendors/11/slug',
  },
  {
    name: 'a criterion listed twice',
    file: featureMatrix,
    change: (document) => document.criteria.push(document.criteria[0]),
    pointer: '/criteria/11/id',
  },
  {
    name: 'a value that is no answer',
    file: featureMatrix,
    change: (document) => (document.vendors[1].values.loyalty.value = 'maybe'),
    pointer: '/vendors/1/values/loyalty/value',
  },
  {
    name: 'a cell backed by a source that is not there',
    file: featureMatrix,
    change: (document) => (document.vendors[0].values.loyalty.sources[0] = 'redpin'),
    pointer: '/vendors/0/values/loyalty/sources/0',
    nearest: 'redpine',
  },
];

const words: Breakage[] = [
  {
    name: 'a document of texts that is not called what its file is',
    file: 'texts/quiz.json',
    change: (document) => (document.$id = 'quizz.json'),
    pointer: '/$id',
    nearest: 'quiz.json',
  },
  {
    name: 'a text that is no text',
    file: 'texts/common.json',
    change: (document) => (document.loading = 3),
    pointer: '/loading',
  },
  {
    name: 'a missing translation key',
    file: spanish,
    change: (document) => translate(document, ({ error: { title: _left, ...error }, ...rest }) => ({ ...rest, error })),
    pointer: '/error',
  },
  {
    name: 'a misspelt translation key',
    file: spanish,
    change: (document) => translate(document, ({ loading, ...rest }) => ({ ...rest, laoding: loading })),
    pointer: '/laoding',
    nearest: 'loading',
  },
  {
    name: 'a translation of a document that is not there',
    file: 'translations/es/texts/comon.json',
    change: (document) => translate(document, (texts) => texts),
    pointer: '',
    nearest: 'texts/common.json',
  },
  {
    name: 'a translation of an answer that is not there',
    file: 'translations/es/options.json',
    change: (document) =>
      translate(
        document,
        () => ({ $incomplete: true, restaurantType: { 'food-trucks': 'Camión de comida' } }),
        '../../meta/translation.meta.json',
      ),
    pointer: '/restaurantType/food-trucks',
    nearest: 'restaurantType.food-truck',
  },
  {
    name: 'a translation of a question that is not there',
    file: 'translations/es/quizzes/main-quiz.schema.json',
    change: (document) => translate(document, () => ({ $incomplete: true, locationsCount: { title: '¿Cuántos?' } })),
    pointer: '/locationsCount/title',
    nearest: 'locationCount.title',
  },
  {
    name: 'a translation without the value to be filled in',
    file: 'translations/es/texts/layout.json',
    change: (document) => translate(document, () => ({ $incomplete: true, logo: 'Inicio' })),
    pointer: '/logo',
  },
  {
    name: 'a translation with a misspelt value to be filled in',
    file: 'translations/es/texts/layout.json',
    change: (document) => translate(document, () => ({ $incomplete: true, logo: 'Inicio de {brnad} {brand}' })),
    pointer: '/logo',
    nearest: 'brand',
  },
  {
    name: 'a key written twice',
    file: contact,
    text: (text) => text.replace('"type": "object",', '"type": "object",\n  "type": "object",'),
    pointer: '/type',
  },
  {
    name: 'a comma too many',
    file: quiz,
    text: (text) => text.replace(/\}\s*\]\s*\}\s*$/, '}\n  ],\n}\n'),
    pointer: '',
  },
];

function translate(
  document: Editable,
  change: (texts: Editable) => Editable,
  meta = '../../../meta/translation.meta.json',
): void {
  Object.assign(document, { $schema: meta, ...change(spanishCommon()) });
}

function spanishCommon(): Editable {
  return {
    skipToContent: 'Saltar al contenido',
    loading: 'Cargando...',
    close: 'Cerrar',
    back: 'Atrás',
    error: {
      title: '¡Error inesperado!',
      text: 'Algo salió mal',
      reload: 'Recargar esta página',
      home: 'Volver al inicio',
      unreachable: 'No pudimos conectar con nuestro servidor. Comprueba tu conexión e inténtalo de nuevo.',
    },
    toast: { region: 'Notificaciones', dismiss: 'Cerrar' },
  };
}

const articles = 'content/articles.json';
const contract = 'content/articles/3.json';
const topVendors = 'content/top-25.json';

/** The Lounge and the table of top vendors. */
const lounge: Breakage[] = [
  {
    name: 'an article of a category that is not there',
    file: articles,
    change: (document) => (document.articles[0].category = 'POS Comparison'),
    pointer: '/articles/0/category',
    nearest: 'POS Comparisons',
  },
  {
    name: 'an article without content',
    file: articles,
    change: (document) => document.articles.push({ ...document.articles[0], id: 'new', title: 'New' }),
    pointer: '/articles/7/id',
  },
  {
    name: 'two articles of one title',
    file: articles,
    change: (document) => (document.articles[1].title = document.articles[0].title),
    pointer: '/articles/1/title',
  },
  {
    name: 'a sample that is no article',
    file: articles,
    change: (document) => (document.sampleId = '77'),
    pointer: '/sampleId',
    nearest: '7',
  },
  {
    name: 'content of an article that is not listed',
    file: 'content/articles/8.json',
    change: (document) => Object.assign(document, { $schema: '../../meta/article.meta.json', content: ['<p>x</p>'] }),
    pointer: '',
  },
  {
    name: 'an article that names a misspelt source',
    file: contract,
    change: (document) => document.content.push('<p>$69<a href="source:redpin"></a></p>'),
    pointer: '/content/42',
    nearest: 'redpine',
  },
  {
    name: 'an article with a link to no page',
    file: contract,
    change: (document) => document.content.push('<p><a href="/saev">sum</a></p>'),
    pointer: '/content/42',
    nearest: '/save',
  },
  {
    name: 'a line of an article that shows nothing',
    file: contract,
    change: (document) => document.content.push('<script>alert(1)</script>'),
    pointer: '/content/42',
  },
  {
    name: 'a top vendor listed twice',
    file: topVendors,
    change: (document) => (document.vendors[1].slug = document.vendors[0].slug),
    pointer: '/vendors/1/slug',
  },
  {
    name: 'a score of ours that the method does not give',
    file: topVendors,
    change: (document) => (document.vendors[5].ownScore = 4.9),
    pointer: '/vendors/5/ownScore',
  },
  {
    name: 'a score of ours beside a rating',
    file: topVendors,
    change: (document) => (document.vendors[0].ownScore = 4.1),
    pointer: '/vendors/0/ownScore',
  },
  {
    name: 'a top vendor with a source that is not there',
    file: topVendors,
    change: (document) => (document.vendors[0].pricing.sources[0] = 'redpin'),
    pointer: '/vendors/0/pricing/sources/0',
    nearest: 'redpine',
  },
];

/** Start pages and content pages. */
const pages: Breakage[] = [
  {
    name: 'a preview of a vendor that is not there',
    file: 'content/home.json',
    change: (document) => (document.preview.vendors[0] = 'tost'),
    pointer: '/preview/vendors/0',
    nearest: 'toast',
  },
  {
    name: 'a preview of a criterion that is not there',
    file: 'content/home.json',
    change: (document) => (document.preview.criteria[1] = 'ofline-mode'),
    pointer: '/preview/criteria/1',
    nearest: 'offline-mode',
  },
  {
    name: 'a way into a quiz at an address that the site does not have',
    file: 'content/funnel.json',
    change: (document) => (document.ways[3] = '/payment'),
    pointer: '/ways/3',
    nearest: '/payments',
  },
  {
    name: 'a variant at an address the site does not have',
    file: 'content/home-variants.json',
    change: (document) => (document.variants[3].path = '/payment'),
    pointer: '/variants/3/path',
    nearest: '/payments',
  },
  {
    name: 'a variant with a section that is not there',
    file: 'content/home-variants.json',
    change: (document) => (document.variants[0].sections[1] = 'beter'),
    pointer: '/variants/0/sections/1',
    nearest: 'better',
  },
  {
    name: 'a key of a content page that leads nowhere',
    file: 'content/pages/about-us.json',
    change: (document) => (document.sections[2].links[1].to = '/how-it-work'),
    pointer: '/sections/2/links/1/to',
    nearest: '/how-it-works',
  },
  {
    name: 'a sample result without its mark',
    file: 'content/pages/how-it-works.json',
    change: (document) => delete document.sections[2].matches.note,
    pointer: '/sections/2/matches',
  },
];

/** The savings calculator. */
const savings: Breakage[] = [
  {
    name: 'a published rate of a system nobody can choose',
    file: 'content/processing-rates.json',
    change: (document) => {
      document.systems[0].id = 'square-for-restaurant';
    },
    pointer: '/systems/0/id',
    nearest: 'square-for-restaurants',
  },
  {
    name: 'a slider that cannot show the default of the report',
    file: 'content/savings.json',
    change: (document) => {
      document.sliders.currentRate.min = 3;
    },
    pointer: '/defaults/currentRate/value',
  },
  {
    name: 'a constant without the date since when it holds',
    file: 'content/savings.json',
    change: (document) => delete document.report.rate.date,
    pointer: '/report/rate',
  },
  {
    name: 'a savings question whose format nobody knows',
    file: 'quizzes/savings-quiz.schema.json',
    change: (document) => {
      document.properties.monthlyVolume.format = 'dollars';
    },
    pointer: '/properties/monthlyVolume/format',
  },
];

export const breakages: readonly Breakage[] = [
  ...flow,
  ...forms,
  ...content,
  ...features,
  ...words,
  ...lounge,
  ...pages,
  ...savings,
];
