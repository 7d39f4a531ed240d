import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { root, startProduct } from '../tests/journeys/support/product.ts';
import { settings, states } from './accessibility/walked.ts';
import { browserArguments, findBrowser } from './ensureBrowser.mjs';

/**
 * `npm run accessibility`, after `npm run build`: every state below every setting, what axe finds there, what is wider
 * than the window and what is cut off. Writes docs/accessibility.md, and fails if there is anything.
 */
const executablePath = await findBrowser();
const product = await startProduct();
const browser: Browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const found = new Map<string, string[]>();

for (const setting of settings)
  for (const state of states) {
    const options: BrowserContextOptions = { baseURL: product.url, viewport: { width: 1280, height: 800 } };
    const context = await browser.newContext({ ...options, ...setting.context });
    const page = await context.newPage();
    const name = `${setting.name} | ${state.name}`;
    try {
      await setting.before?.(page);
      await page.goto(state.path);
      await page.locator('h1').first().waitFor();
      await state.reach?.(page);
      await setting.after?.(page);
      found.set(name, await violations(page, setting.without));
    } catch (error) {
      found.set(name, [String(error).split('\n')[0] ?? '']);
    }
    for (const line of found.get(name) ?? []) console.log(`${name}: ${line}`);
    await context.close();
  }
await browser.close();
await product.remove();
writeFileSync(join(root, 'docs/accessibility.md'), report());
process.exitCode = [...found.values()].some((lines) => lines.length > 0) ? 1 : 0;

async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))),
  );
  await page.evaluate(axe.source);
  return page.evaluate(async (left) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const result = await inPage.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      rules,
    });
    const lines = result.violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lines.push(`${scrollWidth - clientWidth} px wider than the window`);
    for (const element of document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,label,button,a,dt,dd')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const isShown =
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.clientWidth > 1;
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (hides && isShown && isCut && !element.closest('[aria-hidden=true],[inert]'))
        lines.push(`cut off: ${(element.textContent ?? '').slice(0, 40)}`);
    }
    return lines;
  }, without);
}

function report(): string {
  const rows = states.map(({ name }) => {
    const cells = settings.map((setting) => found.get(`${setting.name} | ${name}`)?.length ?? '');
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return `# Accessibility

Made by \`npm run accessibility\`; not to be edited. The number of findings in each state under each setting: rules of WCAG
2.2 AA that axe can judge, anything wider than the window, any text that is cut off. ${states.length} states, ${settings.length} settings,
${[...found.values()].flat().length} findings. What axe cannot judge (focus, announcements, forced colours of chosen answers) is in the journeys
\`seeing\`, \`pressed\` and \`reducedMotion\` and in the tests of \`tests/views\`.

| state | ${settings.map(({ name }) => name).join(' | ')} |
|---|${settings.map(() => '---').join('|')}|
${rows.join('\n')}
`;
}
