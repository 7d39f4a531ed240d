import type { SoundDocuments } from '../documents.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { nearest } from '../nearest.ts';

const ROUTES = 'content/routes.json';
const PAGE = /^content\/pages\/([\w-]+)\.json$/;

/** Addresses of pages made in code; the documents name those of start pages and content pages. */
export const PAGES_OF_CODE = [
  '/quiz',
  '/comparison',
  '/comparison/:customerId',
  '/save',
  '/cost-savings',
  '/thank-you',
  '/top-pos-software',
  '/blog',
  '/blog/:articleId',
  '/list-your-business',
  '/demo-request',
  '/auth/login',
  '/auth/logout',
  '/blog-cms',
  '/desk',
  '/desk/leads',
  '/desk/leads/:leadId',
  '/desk/funnel',
  '/desk/messages',
  '/desk/account',
];

/** Pages without an address, and addresses without a page. */
export function checkRoutes(documents: SoundDocuments, given: Documents): Finding[] {
  const routes = documents.only('routes');
  const variants = documents.only('home-variants');
  if (!routes || !variants) return [];
  const paths = routes.map(({ path }) => path);
  const texts = Object.keys(given).flatMap((file) => {
    const name = PAGE.exec(file)?.[1];
    return name === undefined ? [] : [{ file, path: `/${name}` }];
  });
  const shown = [...PAGES_OF_CODE, ...variants.variants.map(({ path }) => path), ...texts.map(({ path }) => path)];
  return [
    ...PAGES_OF_CODE.filter((path) => !paths.includes(path)).map((path) =>
      error(ROUTES, '', `"${path}" is missing: a page of the site has this address`),
    ),
    ...texts
      .filter(({ path }) => !paths.includes(path))
      .map(({ file, path }) => error(file, '', `nobody could open this page: routes.json has no "${path}"`)),
    ...routes.flatMap(({ path }, index) => {
      if (shown.includes(path)) return [];
      const right = nearest(path, shown);
      const message = `there is no page at "${path}": it needs content/pages${path}.json`;
      return [{ ...error(ROUTES, pointer(index, 'path'), message), ...(right !== undefined && { nearest: right }) }];
    }),
  ];
}
