import { articles, type Breakage, contract, topVendors } from './breakage.ts';

/** The Lounge and the table of top vendors. */
export const articlesAndVendors: Breakage[] = [
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
export const pages: Breakage[] = [
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
export const savings: Breakage[] = [
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
