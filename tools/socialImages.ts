// `npm run social`: draws the pictures of shared links, one for the site and one for each article, and
// the icons of the web manifest, into public/. Run it again when a title, the brand or the look changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import articles from '#schemas/content/articles.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import home from '#schemas/texts/home.json' with { type: 'json' };
import { browserArguments, ensureBrowser } from './ensureBrowser.mjs';

const SIZE = { width: 1200, height: 630 };

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  mkdirSync('public/social', { recursive: true });
  const { headline, highlight } = home.hero;
  await draw(browser, card(`${headline} ${highlight}`, site.brand.slogan), 'public/social/default.png', SIZE);
  for (const { id, title, category, readTime } of articles.articles)
    await draw(browser, card(title, `${category} · ${readTime}`), `public/social/article-${id}.png`, SIZE);
  for (const side of [192, 512]) await draw(browser, icon(), `public/icon-${side}.png`, { width: side, height: side });
} finally {
  await browser.close();
}

async function draw(target: Browser, html: string, file: string, viewport: typeof SIZE): Promise<void> {
  const page = await target.newPage({ viewport });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(file, await page.screenshot());
  await page.close();
  console.log(file);
}

/** A receipt on the till's green, with the title in the type of the site. */
function card(title: string, line: string): string {
  const [first, second] = site.brand.nameParts;
  return `<!doctype html><meta charset="utf-8"><style>
${fontFace('Bitter', 'bitter')}${fontFace('Figtree', 'figtree')}
body{margin:0;background:#0A2C23;font-family:Figtree;color:#142A22}
.paper{position:absolute;inset:70px 90px 0;background:#fff;border-radius:6px 6px 0 0;padding:56px 64px;
 -webkit-mask:conic-gradient(from 135deg at top,#0000,#000 1deg 89deg,#0000 90deg) top/32px 17px repeat-x,linear-gradient(#000 0 0) bottom/100% calc(100% - 16px) no-repeat}
.brand{display:flex;align-items:center;gap:16px;font:800 38px Bitter;letter-spacing:-.035em}.brand b{color:#10654F}
h1{font:750 ${title.length > 60 ? 60 : 70}px/1.08 Bitter;letter-spacing:-.024em;margin:34px 0 22px;text-wrap:balance}
p{font-size:30px;color:#4F635A;border-top:2px solid #B1D0B2;padding-top:22px;margin:0}
</style><div class="paper"><div class="brand"><svg width="46" height="52" viewBox="0 0 32 36"><path fill="#10654F" d="M3 4.6A3.6 3.6 0 0 1 6.6 1h18.8A3.6 3.6 0 0 1 29 4.6V34.2l-4.33-3.2-4.34 3.2-4.33-3.2-4.33 3.2-4.34-3.2L3 34.2z"/><path d="M9.3 15.6l5 5.1L23 10.3" fill="none" stroke="#FFCB31" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/></svg><span>${first}<b>${second}</b></span></div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p></div>`;
}

function icon(): string {
  const svg = readFileSync('public/favicon.svg', 'utf8');
  return `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;
}

function fontFace(family: string, name: string): string {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const base64 = readFileSync(file).toString('base64');
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${base64})}`;
}
