import { describe, expect, test } from 'vitest';
import { languageOfPath } from '#domain/pages/languagePaths.ts';
import { findElsewhere } from '#server/http/languageRedirect.ts';
import type { SiteLanguages } from '#server/http/siteLanguages.ts';
import { wantedLanguage } from '#server/http/wantedLanguage.ts';

const codes = ['en', 'es', 'zh'];
/** A site whose article is English only. */
const languages: SiteLanguages = {
  codes,
  languagesOf: (path) => (path.startsWith('/blog/') ? ['en'] : codes),
  read(address) {
    const { language, path } = languageOfPath(address, codes);
    return { language, path, documentPath: path };
  },
};
const asked = (url: string, headers: Record<string, string> = {}) =>
  findElsewhere({ url, headers } as never, languages);

describe('the language of a page (D44)', () => {
  test.each([
    ['/quiz', undefined],
    ['/es/quiz', undefined],
    ['/quiz?lang=es', { address: '/es/quiz', chosen: 'es' }],
    ['/quiz?a=1&lang=zh&b=2', { address: '/zh/quiz?a=1&b=2', chosen: 'zh' }],
    ['/es/quiz?lang=en', { address: '/quiz', chosen: 'en' }],
    ['/es?lang=zh', { address: '/zh', chosen: 'zh' }],
    ['/quiz?lang=xx', undefined],
    // Entirely in English where a page is in no other language.
    ['/es/blog/1?from=list', { address: '/blog/1?from=list' }],
    // Never to another site.
    ['/es//evil.example?lang=en', { address: '/evil.example', chosen: 'en' }],
    ['//evil.example?lang=es', { address: '/es/evil.example', chosen: 'es' }],
  ])('%s leads to %j', (url, elsewhere) => expect(asked(url)).toEqual(elsewhere));

  test('is the one that was chosen before, then what the browser asks for, unless the address says another', () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
    expect(asked('/quiz', spanish)).toEqual({ address: '/es/quiz' });
    expect(asked('/quiz', { ...spanish, cookie: 'a=b; language=zh' })).toEqual({ address: '/zh/quiz' });
    expect(asked('/quiz', { ...spanish, cookie: 'language=en' })).toBeUndefined();
    expect(asked('/zh/quiz', spanish)).toBeUndefined();
    expect(asked('/blog/1', spanish)).toBeUndefined();
  });

  test.each([
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['de,fr;q=0.9', undefined],
    ['de, zh-Hans-CN;q=0.4, es;q=0.3', 'zh'],
    ['es;q=0, en', 'en'],
    ['', undefined],
    [`${'x,'.repeat(10_000)}es`, undefined],
  ])('of "%s" the first that is offered is taken', (header, language) => {
    expect(wantedLanguage({ headers: { 'accept-language': header } }, codes)).toBe(language);
  });
});
