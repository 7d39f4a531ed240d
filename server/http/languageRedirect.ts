import type { FastifyRequest } from 'fastify';
import { segmentsOf } from '#domain/pages/findRoute.ts';
import { ENGLISH, pathInLanguage } from '#domain/pages/languagePaths.ts';
import type { SiteLanguages } from './siteLanguages.ts';
import { wantedLanguage } from './wantedLanguage.ts';

/** Where the page of a request is, when it is not at the address that was asked for. */
type Elsewhere = { address: string; chosen?: string };

/**
 * The address of a page in the wanted language (D44): that of `?lang=`, which is remembered, otherwise that of the address,
 * otherwise the one chosen before, otherwise the one the browser asks for. A page without a translation is in English.
 */
export function findElsewhere(request: FastifyRequest, languages: SiteLanguages): Elsewhere | undefined {
  const [address = '', query = ''] = request.url.split('?');
  const { language, path, documentPath } = languages.read(address);
  const there = languages.languagesOf(documentPath);
  const asked = new URLSearchParams(query).get('lang');
  const chosen = asked !== null && languages.codes.includes(asked) ? asked : undefined;
  const wanted = chosen ?? (language === ENGLISH ? wantedLanguage(request, languages.codes) : language) ?? ENGLISH;
  const shown = there.includes(wanted) ? wanted : ENGLISH;
  if (shown === language && chosen === undefined) return undefined;
  // Segment by segment: a path like `//host` would lead to another site.
  const elsewhere = pathInLanguage(`/${segmentsOf(path).join('/')}`, shown);
  return {
    address: elsewhere + queryWithoutLanguage(query, chosen !== undefined),
    ...(chosen !== undefined && { chosen }),
  };
}

function queryWithoutLanguage(query: string, isChosen: boolean): string {
  const kept = query.split('&').filter((part) => part !== '' && !(isChosen && /^lang(?:=|$)/.test(part)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
