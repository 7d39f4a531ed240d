import type { FastifyRequest } from 'fastify';

const COOKIE = /(?:^|;\s*)language=([\w-]+)/;

/** Kept for a year (D11); the site sets the same one (src/app/languages.ts). */
export const languageCookie = (language: string): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** What the answer for an address without a language depends on. */
export const LANGUAGE_VARIES = ['Accept-Language', 'Cookie'];

/** The language that a visitor has chosen on this device, otherwise the first one offered that the browser asks for. */
export function wantedLanguage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly string[],
): string | undefined {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined && offered.includes(chosen)) return chosen;
  return acceptedLanguage(headers['accept-language'], offered);
}

/** The first language offered that a header asks for. */
export function acceptedLanguage(header: string | undefined, offered: readonly string[]): string | undefined {
  return acceptedLanguages(header)
    .map((tag) => offered.find((code) => tag === code || tag.startsWith(`${code}-`)))
    .find((code) => code !== undefined);
}

/** In order of preference (RFC 9110, 12.5.4); only the beginning of a very long header is read. */
function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';');
      const weight = Number(/^\s*q=([\d.]+)/.exec(quality)?.[1] ?? 1);
      return { tag: tag.trim().toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
