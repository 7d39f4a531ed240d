import type { Page } from '@playwright/test';
import { findRoute } from '#domain/pages/findRoute.ts';
import { headSource } from '#domain/pages/headSource.ts';
import routes from '#schemas/content/routes.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessibility.ts';
import { watchNetwork } from './support/network.ts';
import { storeComparison } from './support/storedComparison.ts';
import { expect, test } from './support/test.ts';

/** No layout changes between 320 and 390 px, so axe would find the same at both. */
const widths = [
  { width: 320, isExaminedAt: true },
  { width: 390, isExaminedAt: false },
  { width: 1280, isExaminedAt: true },
];

/** The longest page, which axe examines with all its parts opened in comparison.spec.ts. */
const EXAMINED_OPENED = '/comparison/:customerId';

/** Pages that redirect a visitor without a result or a sign-in. */
const redirects: Readonly<Record<string, string>> = {
  '/thank-you': '/',
  '/auth/logout': '/',
  '/blog-cms': '/auth/login',
  '/desk': '/auth/login',
  '/desk/leads': '/auth/login',
  '/desk/leads/:leadId': '/auth/login',
  '/desk/funnel': '/auth/login',
  '/desk/messages': '/auth/login',
  '/desk/account': '/auth/login',
};

/** What was found on a page. */
type Seen = { path: string; isFound: boolean; links: readonly string[]; ids: ReadonlySet<string> };
/** The pages that a test of this process has opened, by their route. */
const seen = new Map<string, Seen>();

const pages = routes.map(({ path }) => path).filter((path) => !(path in redirects));

for (const route of pages) {
  const isExamined = route !== EXAMINED_OPENED;
  test(`${route} fits at every width, stays on our server${isExamined ? ' and is accessible in both schemes' : ''}`, async ({
    page,
    baseURL,
  }) => {
    const address = await addressOf(page, route);
    const strangers = requestsElsewhere(page, baseURL);
    await openWhole(page, address);
    seen.set(route, await lookAt(page));
    for (const { width, isExaminedAt } of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `${address} at ${width}: wider than the screen`).toBe(false);
      if (isExamined && isExaminedAt) await expectAccessibleInBothSchemes(page, `${address} at ${width}`);
    }
    expect(strangers).toEqual([]);
  });
}

test('a button without a name would be found', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page, 'sign-in')).rejects.toThrow('sign-in: button-name at #main > button');
});

test('every link of every page leads to a page, and every hash to its place', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const found = new Map<string, string>();
  const places = new Map<string, Seen>();
  for (const route of pages) {
    if (!seen.has(route)) {
      await openWhole(page, await addressOf(page, route));
      seen.set(route, await lookAt(page));
    }
    const look = seen.get(route);
    if (!look) continue;
    places.set(look.path, look);
    for (const link of look.links) if (!found.has(link)) found.set(link, look.path);
  }
  const dead: string[] = [];
  for (const [link, from] of found) {
    const { origin, pathname, hash } = new URL(link);
    if (origin !== new URL(baseURL ?? '').origin) {
      if (!isExpectedElsewhere(link)) dead.push(`${from}: ${link}`);
      continue;
    }
    const isPlace = ({ ids }: Seen) => hash === '' || hash === '#quiz' || ids.has(hash.slice(1));
    let look = places.get(pathname);
    // A page is opened once for all links to it, and again for a place that appears only when its hash is requested.
    if (!look || !isPlace(look)) {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      look = await lookAt(page);
      places.set(pathname, look);
    }
    if (!findRoute(headSource.routes, pathname) || !look.isFound || !isPlace(look)) dead.push(`${from}: ${link}`);
  }
  expect(dead).toEqual([]);
  expect(found.size).toBeGreaterThan(pages.length);
});

test('links are followed inside the app, without a page load, to the top of their page', async ({ page }) => {
  await openWhole(page, '/');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  // One link to each page: a second one would test nothing new.
  const links = new Map(site.footer.flatMap((column) => column.links).map(({ to, title }) => [to, title]));
  for (const [to, title] of links) {
    if (to in redirects) continue;
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await isNotFound(page), to).toBe(false);
    await expect.poll(() => page.evaluate(() => window.scrollY), `${to} from its top`).toBe(0);
  }
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('an unknown address is the 404 page, with its status and ways on', async ({ page }) => {
  const response = await page.request.get('/no-such-page');
  expect(response.status()).toBe(404);
});

/** An address of the route: a stored comparison, and the article that spec 2 names. */
async function addressOf(page: Page, route: string): Promise<string> {
  const customerId = route.includes(':customerId') ? await storeComparison(page) : '';
  return route.replace(':customerId', customerId).replace(':articleId', '6');
}

/** Opens a page and scrolls through it, so that everything is loaded. */
async function openWhole(page: Page, address: string): Promise<void> {
  const network = watchNetwork(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
  await network.untilQuiet();
}

function requestsElsewhere(page: Page, baseURL: string | undefined): string[] {
  const own = new URL(baseURL ?? '').origin;
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) strangers.push(request.url());
  });
  return strangers;
}

async function lookAt(page: Page): Promise<Seen> {
  const { links, ids } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  const { pathname } = new URL(page.url());
  // A duplicate id leads to no definite place.
  const once = ids.filter((id) => ids.indexOf(id) === ids.lastIndexOf(id));
  return { path: pathname, isFound: !(await isNotFound(page)), links: [...new Set(links)], ids: new Set(once) };
}

/** Sources of facts, vendors, booking pages and mailboxes; any other external link is a mistake. */
const isExpectedElsewhere = (link: string) => /^(?:https?:\/\/|mailto:|tel:)/.test(link);

const isNotFound = async (page: Page) =>
  (await page.getByRole('heading', { name: 'Oops! Page not found' }).count()) > 0;

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
