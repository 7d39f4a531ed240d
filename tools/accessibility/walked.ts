import type { BrowserContextOptions, Page } from '@playwright/test';

/** How somebody sees the page. */
type Setting = {
  name: string;
  context?: BrowserContextOptions;
  before?: (page: Page) => Promise<void>;
  after?: (page: Page) => Promise<void>;
  /** What axe cannot judge there. */
  without?: readonly string[];
};
type State = { name: string; path: string; reach?: (page: Page) => Promise<void> };

const narrow = { viewport: { width: 320, height: 640 } };

/** As chosen in the settings of the browser. */
const letters = (pixels: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};

const withSpacing = async (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });

export const settings: readonly Setting[] = [
  { name: 'light', context: { colorScheme: 'light' } },
  { name: 'dark', context: { colorScheme: 'dark' } },
  // The browser paints its own colours there, of which axe knows nothing: it compares those of our styles.
  { name: 'forced colours', context: { forcedColors: 'active' }, without: ['color-contrast'] },
  { name: 'reduced motion', context: { reducedMotion: 'reduce' } },
  { name: '200 %', context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
  { name: '400 %', context: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } },
  { name: '20 px', before: letters(20) },
  { name: '24 px', before: letters(24) },
  { name: '320 px, 24 px', context: narrow, before: letters(24) },
  { name: 'spacing', context: { viewport: { width: 390, height: 800 } }, after: withSpacing },
  { name: 'print', after: (page) => page.emulateMedia({ media: 'print' }) },
];

const press = (button: string) => async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForTimeout(400);
};

async function reachContact(page: Page): Promise<void> {
  for (const [name, value] of [
    ['hasCurrentPOS', 'no'],
    ['restaurantType', 'casual-dining'],
    ['locationCount', '2-3'],
  ])
    await page.locator(`[name=${name}][value="${value}"]`).click();
  await page.locator('[name=transactionVolume]').nth(1).click();
  for (const index of [0, 1, 2]) await page.locator('main [type=checkbox]').nth(index).click();
  await page.locator('main button[type=submit]').click();
  await page.locator('[name=companyName]').waitFor();
}

const pages = [
  '/',
  '/2',
  '/payments',
  '/quiz',
  '/comparison/guest',
  '/cost-savings',
  '/top-pos-software',
  '/blog',
  '/blog/1',
  '/how-it-works',
  '/about-us',
  '/list-your-business',
  '/demo-request',
  '/auth/login',
  '/no-such-page',
];

export const states: readonly State[] = [
  ...pages.map((path) => ({ name: `\`${path}\``, path })),
  { name: 'quiz: a question further on', path: '/quiz', reach: (page) => page.locator('[value=no]').click() },
  { name: 'quiz: contact step', path: '/quiz', reach: reachContact },
  { name: 'demo request: every field refused', path: '/demo-request', reach: press('Get a Free Demo') },
  {
    name: 'listing: agreement missing, with its toast',
    path: '/list-your-business',
    reach: press('Add your software'),
  },
  { name: 'dialog: report by mail', path: '/', reach: press('Get the Report') },
  { name: 'dialog: advisor', path: '/', reach: press('Meet your advisor') },
];
