import { describe, expect, test } from 'vitest';
import type { Project } from '#tools/schemasCheck/project.ts';
import { type Edit, type Editable, edited, frozen, newFindings, translationsOf } from './frozenProject.ts';

// Edits that owners tried: each is refused or warned about at its place, or harmless.

type Trial = Edit & {
  name: string;
  /** The file of the finding, when not the edited one. */
  foundIn?: string;
  pointer: string;
  /** How the message begins, or a part of it. */
  says: string;
  /** Other files with a justified finding. */
  alsoFoundIn?: readonly string[];
};

const quiz = 'quizzes/main-quiz.schema.json';
const quizUi = 'quizzes/main-quiz.ui.json';
const contact = 'forms/contact.schema.json';
const contactUi = 'forms/contact.ui.json';
const options = 'options.json';
const systems = 'content/pos-systems.json';
const top = 'content/top-25.json';
const rates = 'content/processing-rates.json';
const sources = 'content/sources.json';
const site = 'content/site.json';
const routes = 'content/routes.json';

const routeList: Editable[] = JSON.parse(frozen.texts[routes] ?? '[]');
const placeOf = (path: string) => routeList.findIndex((route) => route.path === path);
const afterLastRoute = `/${routeList.length}/path`;
/** What is taken away or renamed leaves its translations behind, which are found, too. */
const isConsequence = ({ file }: { file: string }) => file.startsWith('translations/');

const yesNo = { title: 'Do you deliver?', $ref: 'options.json#/$defs/yesNo' };
const addQuestion = (question: Editable) => (document: Editable) => {
  document.properties.delivers = question;
  document.required.push('delivers');
};
const addField =
  (field: Editable, name = 'extra') =>
  (document: Editable) => {
    document.properties[name] = { title: 'Something more', ...field };
  };
/** A new field's control; the order of the contact form names each field. */
const withControl = (control?: string): Edit => ({
  file: contactUi,
  change: (document) => {
    document['ui:order'] = ['*'];
    if (control) document.extra = { 'ui:widget': control };
  },
});
const gone = (file: string): Edit => ({ file, gone: true });

/** The first trials: edits that were refused at once, each in words. */
const refusedAtOnce: Trial[] = [
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
    says: 'is not written as it has to be: What the visitor reads',
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
    says: '-69 is too little: at least 0',
  },
  {
    name: 'an address that runs a script',
    file: sources,
    change: (document) => {
      document.sources.redpine.url = 'javascript:alert(1)';
    },
    pointer: '/sources/redpine/url',
    says: 'is not written as it has to be',
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

/** Edits that would break the site. */
const broke: Trial[] = [
  ...['number', 'integer'].map((type) => ({
    name: `a field of type ${type}`,
    file: contact,
    change: addField({ type }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered: a figure is typed as a text',
  })),
  {
    name: 'a field of several values under one name',
    file: contact,
    change: addField({ type: 'object' }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered',
  },
  {
    name: 'a field with several answers on a form',
    file: contact,
    change: addField({ type: 'array', uniqueItems: true, items: { $ref: 'options.json#/$defs/yesNo' } }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered: several answers can be chosen in a quiz only',
  },
  {
    name: 'answers without titles on a form',
    file: contact,
    change: addField({ type: 'string', enum: ['a', 'b'] }),
    also: withControl(),
    pointer: '/properties/extra/enum',
    says: '"extra" could not be answered: answers need titles',
  },
  ...['range', 'updown', 'hidden', 'checkbox', 'checkboxes'].map((control) => ({
    name: `a field shown as ${control}`,
    file: contact,
    change: addField({ type: 'string' }),
    also: withControl(control),
    foundIn: contactUi,
    pointer: '/extra/ui:widget',
    says: `"${control}" is not one of radio, select, textarea`,
  })),
  ...['password', 'choiceTiles', 'richText', 'radio'].map((control) => ({
    name: `a text shown as ${control}`,
    file: contact,
    change: addField({ type: 'string' }),
    also: withControl(control),
    foundIn: contactUi,
    pointer: '/extra/ui:widget',
    says: '"extra" can\'t be shown so: here only textarea can be named',
  })),
  {
    name: 'a question of type boolean',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'boolean' }),
    pointer: '/properties/delivers/type',
    says: '"delivers" could not be answered',
  },
  {
    name: 'a question with answers that have no titles',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'string', enum: ['yes', 'no'] }),
    pointer: '/properties/delivers/enum',
    says: '"delivers" could not be answered: answers need titles',
  },
  {
    name: 'a question of type object',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'object' }),
    pointer: '/properties/delivers/type',
    says: '"delivers" could not be answered',
  },
  {
    name: 'a question shown by a control of forms',
    file: quizUi,
    change: (document) => {
      document.restaurantType['ui:widget'] = 'range';
    },
    pointer: '/restaurantType/ui:widget',
    says: '"ui:widget" is not known here',
  },
  ...['data', 'type', 'consent', 'trace', 'constructor'].map((name) => ({
    name: `a contact field called ${name}`,
    file: contact,
    change: addField({ type: 'string' }, name),
    also: withControl(),
    pointer: `/properties/${name}`,
    says: `"${name}" is reserved`,
  })),
  {
    name: 'two fields that are sent under one name',
    file: contact,
    change: (document) => {
      document.properties.posURL = { title: 'One', type: 'string' };
      document.properties.posUrl = { title: 'Other', type: 'string' };
    },
    also: withControl(),
    pointer: '/properties/posUrl',
    says: '"posUrl" and "posURL" are sent under one name (pos_url)',
  },
  {
    name: 'the consent taken out of the contact form',
    file: contact,
    change: (document) => {
      delete document.properties.agreeToComms;
      document.required = document.required.filter((name: string) => name !== 'agreeToComms');
    },
    also: {
      file: contactUi,
      change: (document) => {
        delete document.agreeToComms;
        delete document['ui:messages'].agreeToComms;
        document['ui:order'] = ['*'];
      },
    },
    pointer: '/properties',
    says: '"agreeToComms" is missing: the site can\'t do without it',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'an address without a page',
    file: routes,
    change: (document) =>
      document.push({ path: '/cookies', title: 'Cookies', description: 'What we keep in your browser.' }),
    pointer: afterLastRoute,
    says: 'there is no page at "/cookies": it needs content/pages/cookies.json',
  },
  {
    name: 'a page without an address',
    file: 'content/pages/cookies.json',
    text: () => frozen.texts['content/pages/privacy-policy.json'] ?? '',
    pointer: '',
    says: 'nobody could open this page: routes.json has no "/cookies"',
  },
];

/** Fields that would be asked and lost, or left open and needed. */
const lost: Trial[] = [
  ...Object.entries({
    contact: 'email',
    'savings-contact': 'email',
    'detailed-quote': 'email',
    'comparison-report': 'email',
    'quiz-start': 'email',
    'demo-request': 'businessEmail',
    listing: 'businessEmail',
    'quote-request': 'posSystems',
    login: 'password',
    interaction: 'type',
  }).map(([form, field]) => ({
    name: `${field} of ${form} left open`,
    file: `forms/${form}.schema.json`,
    change: (document: Editable) => {
      document.required = document.required.filter((name: string) => name !== field);
    },
    pointer: '/required',
    says: `"${field}" has to be required: the site can't do without it`,
  })),
  ...['article-form', 'comparison-report', 'cost-inputs', 'interaction', 'login', 'quiz-start', 'savings-start'].map(
    (form) => ({
      name: `a new field of ${form}, which is sent by its own names`,
      file: `forms/${form}.schema.json`,
      change: addField({ type: 'string' }),
      pointer: '/properties/extra',
      says: '"extra" would be lost: this form is sent with its own fields only',
      alsoFoundIn: [`forms/${form}.ui.json`],
    }),
  ),
  {
    name: 'a new field that a quote asked for by one press would lack',
    file: 'forms/quote-request.schema.json',
    change: (document) => {
      addField({ type: 'string' })(document);
      document.required.push('extra');
    },
    pointer: '/required',
    says: '"extra" can\'t be required: a quote can be asked for without this form',
    alsoFoundIn: ['forms/quote-request.ui.json'],
  },
];

/** Documents, addresses and stored names that the site needs. */
const missing: Trial[] = [
  ...['content/faq.json', 'content/scoring.json', 'texts/mail.json', 'options.json', 'quizzes/main-quiz.ui.json'].map(
    (file) => ({
      name: `${file} deleted`,
      ...gone(file),
      pointer: '',
      says: 'this document is missing',
      alsoFoundIn: ['translations/', 'content/', 'quizzes/'],
    }),
  ),
  {
    name: 'a page deleted and its address left',
    ...gone('content/pages/about-us.json'),
    foundIn: routes,
    pointer: `/${placeOf('/about-us')}/path`,
    says: 'there is no page at "/about-us": it needs content/pages/about-us.json',
  },
  {
    name: 'the address of the quiz taken away',
    file: routes,
    change: (document) =>
      document.splice(
        document.findIndex(({ path }: Editable) => path === '/quiz'),
        1,
      ),
    pointer: '',
    says: '"/quiz" is missing: a page of the site has this address',
    alsoFoundIn: ['content/', 'texts/'],
  },
];

/** Facts that are impossible or contradict another document. */
const facts: Trial[] = [
  {
    name: 'a source seen in the future',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2099-01-01';
    },
    pointer: '/sources/redpine/seen',
    says: '"2099-01-01" lies in the future',
  },
  {
    name: 'a source seen on a day that does not exist',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2025-02-30';
    },
    pointer: '/sources/redpine/seen',
    says: '"2025-02-30" is no date there is',
  },
  {
    name: 'an article whose shown date differs from the one it is sorted by',
    file: 'content/articles.json',
    change: (document) => {
      document.articles[0].publishDate = 'June 2025';
    },
    pointer: '/articles/0/publishDate',
    says: 'visitors read "June 2025", it was published in',
  },
  {
    name: 'prices of a month to come',
    file: systems,
    change: (document) => {
      document.lastUpdated = 'July 2052';
    },
    pointer: '/lastUpdated',
    says: '"July 2052" lies in the future',
  },
  {
    name: 'a price ten times too high',
    file: systems,
    change: (document) => {
      document.systems[2].pricing.monthlyFees.plans[0].monthly = 690;
    },
    pointer: '/systems/2/pricing/monthlyFees/text',
    says: 'names $69, which no plan costs',
    alsoFoundIn: [systems, top],
  },
  {
    name: 'an entry price that is not the cheapest plan',
    file: systems,
    change: (document) => {
      document.systems[2].pricing.entryMonthly = 96;
    },
    pointer: '/systems/2/pricing/entryMonthly',
    says: 'is $96, the cheapest plan is $69',
  },
  {
    name: 'a starting price that differs from the vendor facts',
    file: top,
    change: (document) => {
      document.vendors.find(({ slug }: Editable) => slug === 'touchbistro').pricing.startingMonthly = 59;
    },
    pointer: '/vendors/4/pricing/startingMonthly',
    says: 'the cheapest plan in pos-systems.json is $69',
  },
  {
    name: 'a card rate as a share of one',
    file: systems,
    change: (document) => {
      document.systems[0].pricing.transactionFees.rates[0].percent = 0.0249;
    },
    pointer: '/systems/0/pricing/transactionFees/rates/0/percent',
    says: 'a rate is given in percent: 2.49, not 0.0249',
    alsoFoundIn: [systems, rates],
  },
  {
    name: 'a published rate that the vendor facts do not know',
    file: rates,
    change: (document) => {
      document.systems.find(({ id }: Editable) => id === 'clover').ratePercent = 3.2;
    },
    pointer: '/systems/2/ratePercent',
    says: 'pos-systems.json knows no rate of 3.2% of this system',
  },
  {
    name: 'a rating above its best',
    file: site,
    change: (document) => {
      document.claims.rating.value = '6.6';
    },
    pointer: '/claims/rating/value',
    says: '"6.6" is no rating out of 5',
  },
  {
    name: 'a phone number in words',
    file: site,
    change: (document) => {
      document.company.phone = 'call us';
    },
    pointer: '/company/phone',
    says: '"call us" is no phone number that can be called',
  },
  {
    name: 'appointments on a page that is not safe',
    file: site,
    change: (document) => {
      document.scheduling[15] = 'http://cal.example/15';
    },
    pointer: '/scheduling/15',
    says: 'appointments are made on a safe page: https://',
  },
  {
    name: 'a plan for something that has no word',
    file: systems,
    change: (document) => {
      document.systems[0].pricing.monthlyFees.plans[0].per = 'register';
    },
    pointer: '/systems/0/pricing/monthlyFees/plans/0/per',
    says: '"register" is not one of location, terminal',
  },
  {
    name: 'a link of an article that leads nowhere',
    file: 'content/articles/3.json',
    change: (document) => document.content.push('<p><a href="save">sum</a></p>'),
    pointer: '/content/42',
    says: '"save" leads nowhere',
  },
];

/** Texts that count what is listed elsewhere. */
const counted: Trial[] = [
  {
    name: 'a twelfth criterion in a text',
    file: 'texts/comparison-page.json',
    change: (document) => {
      document.overview.leadAnyone = 'Eleven systems, twelve criteria, every figure with its source.';
    },
    pointer: '/overview/leadAnyone',
    says: '"twelve criteria": there are 11 or 6',
    alsoFoundIn: ['translations/', 'texts/comparison-page.json'],
  },
  ...[
    ['content/routes.json', '/3/description', (document: Editable) => document[3], 'description'],
    ['texts/home-sections.json', '/preview/lead', (document: Editable) => document.preview, 'lead'],
    ['content/pages/how-it-works.json', '/lead', (document: Editable) => document, 'lead'],
    ['content/articles/3.json', '/content/0', (document: Editable) => document.content, '0'],
  ].map(([file, at, holder, key]) => ({
    name: `nine systems in ${file}`,
    file: String(file),
    change: (document: Editable) => {
      (holder as (document: Editable) => Editable)(document)[String(key)] = '<p>Nine restaurant POS systems.</p>';
    },
    pointer: String(at),
    says: '"Nine restaurant POS systems": there are 11 or 5 or 25',
    alsoFoundIn: ['translations/', String(file)],
  })),
];

/** Texts that would not be filled in, pluralised or understood. */
const words: Trial[] = [
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
    says: 'was renamed: stored leads name it so',
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
    says: '"message" was renamed: stored leads name it so',
    alsoFoundIn: ['translations/', 'forms/'],
  },
];

/** Correct edits with a consequence worth knowing. */
const warned: Trial[] = [
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
    says: '"name" need not be filled in: a comparison then has no name on it',
  },
  {
    name: 'a consent that need not be given',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'agreeToComms');
    },
    pointer: '/properties/agreeToComms',
    says: '"agreeToComms" need not be filled in: a lead without it is kept without proof of consent',
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

const harmless: (Edit & { name: string })[] = [
  { name: 'line ends of Windows', file: quiz, text: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'tabs', file: quiz, text: (text) => text.replaceAll('  ', '\t') },
  {
    name: 'a phone number that need not be given',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'phone');
    },
  },
  {
    name: 'a company that need not be named',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'companyName');
    },
  },
  {
    name: 'another wish of a quote',
    file: 'forms/quote-request.schema.json',
    change: addField({ type: 'string', format: 'text' }),
    also: {
      file: 'forms/quote-request.ui.json',
      change: (document) => {
        document['ui:order'] = ['*'];
        document['ui:messages'].extra = { format: 'Please write a text' };
      },
    },
  },
  {
    name: 'another contact field',
    file: contact,
    change: addField({ type: 'string', format: 'text' }),
    also: withControl(),
  },
  {
    name: 'several lines in a field',
    file: contact,
    change: addField({ type: 'string', format: 'lines' }),
    also: withControl('textarea'),
  },
  {
    name: 'a choice beside others on a form',
    file: contact,
    change: addField({ $ref: 'options.json#/$defs/yesNo' }),
    also: withControl('radio'),
  },
  { name: 'a box that need not be ticked', file: contact, change: addField({ type: 'boolean' }), also: withControl() },
  {
    name: 'a source of which only the year is known, beside others with their day',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2025';
    },
  },
  { name: 'a new question', file: quiz, change: addQuestion(yesNo) },
  {
    name: 'a tie rule without the order of the candidates, which decides anyway',
    file: 'content/scoring.json',
    change: (document) => {
      document.tieRule = document.tieRule.filter(({ id }: Editable) => id !== 'order');
    },
    also: translationsOf('content/scoring.json', (document) => delete document.tieRule.order),
  },
  {
    name: 'a new page with its address',
    file: 'content/pages/cookies.json',
    text: () => frozen.texts['content/pages/privacy-policy.json'] ?? '',
    also: {
      file: routes,
      change: (document) =>
        document.push({ path: '/cookies', title: 'Cookies', description: 'What we keep in your browser.' }),
    },
  },
];

/** The project after an edit, which the check can tell from before. */
const changed = (edit: Edit): Project => {
  const after = edited(edit);
  const before = Object.fromEntries(
    Object.entries(frozen.texts)
      .filter(([file, text]) => !file.startsWith('meta/') && after.texts[file] !== text)
      .map(([file, text]) => [file, JSON.parse(text)]),
  );
  return { ...after, before };
};

const asTold = (severity: 'error' | 'warning', { foundIn, pointer, says, alsoFoundIn = [], ...edit }: Trial) => {
  const findings = newFindings(changed(edit)).filter(
    (finding) => severity === 'warning' || finding.severity === 'error',
  );
  const isIt = (finding: (typeof findings)[number]) =>
    finding.file === (foundIn ?? edit.file) && finding.pointer === pointer && finding.message.includes(says);
  const [found] = findings.filter(isIt);
  expect({ found: found && { severity: found.severity }, all: findings }).toMatchObject({ found: { severity } });
  // One fault is one finding, apart from its consequences elsewhere.
  const others = findings.filter(
    (finding) =>
      !isIt(finding) &&
      !alsoFoundIn.some((file) => finding.file.startsWith(file)) &&
      (isConsequence(edit) || !isConsequence(finding)),
  );
  expect(others).toEqual([]);
};

describe('refused: at once, and in words', () => {
  test.each(refusedAtOnce)('$name', (trial) => asTold('error', trial));
});
describe('refused: accepted once, and then the site broke', () => {
  test.each(broke)('$name', (trial) => asTold('error', trial));
});
describe('refused: fields that are lost or needed', () => {
  test.each(lost)('$name', (trial) => asTold('error', trial));
});
describe('refused: something that the site needs is missing', () => {
  test.each(missing)('$name', (trial) => asTold('error', trial));
});
describe('refused: facts that can not be', () => {
  test.each(facts)('$name', (trial) => asTold('error', trial));
});
describe('refused: counts that are wrong', () => {
  test.each(counted)('$name', (trial) => asTold('error', trial));

  test('every text that counts the systems is named when one is left out', () => {
    const edit: Edit = { file: systems, change: (document) => document.systems.pop() };
    const named = newFindings(changed(edit)).filter(({ message }) => /^"eleven .+": there are 10/i.test(message));
    expect(new Set(named.map(({ file }) => file))).toEqual(
      new Set([
        'content/articles/3.json',
        'content/pages/how-it-works.json',
        'content/routes.json',
        'texts/comparison-page.json',
      ]),
    );
  });
});
describe('refused: words that would mislead', () => {
  test.each(words)('$name', (trial) => asTold('error', trial));
});
describe('warned of', () => {
  test.each(warned)('$name', (trial) => asTold('warning', trial));
});
describe('without harm', () => {
  test.each(harmless)('$name', (edit) => {
    expect(newFindings(changed(edit)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('placeholders of site.json are spoken of once the site is public', () => {
  expect(newFindings(frozen)).toEqual([]);
  const findings = newFindings({ ...frozen, isPublic: true });
  expect(findings.map(({ severity, file }) => [severity, file])).toContainEqual(['warning', site]);
  expect(findings.map(({ message }) => message)).toContain(
    '"sales@tillmatch.example" is a placeholder, and the site is public',
  );
});
