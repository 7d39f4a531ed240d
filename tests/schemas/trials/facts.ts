import type { Editable } from '../frozenProject.ts';
import { rates, site, sources, systems, type Trial, top } from './trial.ts';

/** Facts that are impossible or contradict another document. */
export const facts: Trial[] = [
  {
    name: 'a source seen in the future',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2099-01-01';
    },
    pointer: '/sources/redpine/seen',
    says: '"2099-01-01" is in the future',
  },
  {
    name: 'a source seen on a day that does not exist',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2025-02-30';
    },
    pointer: '/sources/redpine/seen',
    says: '"2025-02-30" is not a real date',
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
    says: '"July 2052" is in the future',
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
    says: '"6.6" is not a rating out of 5',
  },
  {
    name: 'a phone number in words',
    file: site,
    change: (document) => {
      document.company.phone = 'call us';
    },
    pointer: '/company/phone',
    says: '"call us" is not a phone number that can be called',
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

/** Texts that state the number of things listed elsewhere. */
export const counted: Trial[] = [
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
