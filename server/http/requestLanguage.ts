import type { FastifyRequest } from 'fastify';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import { acceptedLanguage } from './wantedLanguage.ts';

const offered = site.languages.map(({ code }) => code);

/** A language of the site; undefined for any other. */
export const offeredLanguage = (code: string | undefined): string | undefined =>
  offered.find((other) => other === code);

/** The language in which a client wants its answers; the site's pages name their own. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  acceptedLanguage(headers['accept-language'], offered) ?? ENGLISH;
