import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute } from '#domain/pages/findRoute.ts';
import { headSource } from '#domain/pages/headSource.ts';
import { ENGLISH, languageOfPath } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import { documentFile, documentPaths, UNKNOWN_PAGE } from './pageFiles.ts';

/** Which pages the built site has in which language. */
export type SiteLanguages = {
  /** All languages that have a page; English is the first. */
  codes: readonly string[];
  /** The languages of a document (pageFiles.ts). */
  languagesOf: (documentPath: string) => readonly string[];
  /** The language of an address, its path without it, and the document that answers it. */
  read: (address: string) => { language: string; path: string; documentPath: string };
};

/** @param clientFolder the built site; undefined when something else serves it */
export function readSiteLanguages(clientFolder: string | undefined): SiteLanguages {
  const isThere = (path: string, language: string) =>
    clientFolder !== undefined && existsSync(join(clientFolder, documentFile(path, language)));
  const offered = site.languages.map(({ code }) => code).filter((code) => code !== ENGLISH);
  const byPath = new Map(
    documentPaths().map((path) => [path, [ENGLISH, ...offered.filter((code) => isThere(path, code))]]),
  );
  const codes = [ENGLISH, ...offered.filter((code) => [...byPath.values()].some((own) => own.includes(code)))];
  return {
    codes,
    languagesOf: (path) => byPath.get(path) ?? [ENGLISH],
    read(address) {
      const { language, path } = languageOfPath(address, codes);
      const { canonicalPath = '', pattern = '' } = findRoute(headSource.routes, path) ?? {};
      const documentPath = [canonicalPath, pattern].find((known) => byPath.has(known)) ?? UNKNOWN_PAGE;
      return { language, path, documentPath };
    },
  };
}
