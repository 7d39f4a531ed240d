import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';

/** Figures of claims that can't be true, phone numbers and links that would not work. */
export function checkClaims(documents: SoundDocuments, isPublic: boolean): Finding[] {
  const site = documents.only('site');
  const reviews = documents.only('reviews');
  return [
    ...(site ? checkRating('content/site.json', pointer('claims', 'rating', 'value'), site.claims.rating) : []),
    ...(reviews ? checkRating('content/reviews.json', pointer('summary', 'value'), reviews.summary) : []),
    ...(reviews ? checkShares(reviews.summary.distribution) : []),
    ...(site && site.company.phone.replace(/\D/g, '').length < 10
      ? [
          error(
            'content/site.json',
            pointer('company', 'phone'),
            `"${site.company.phone}" is not a phone number that can be called`,
          ),
        ]
      : []),
    ...(isPublic && site ? placeholders(site, '') : []),
    ...Object.entries(site?.scheduling ?? {}).flatMap(([minutes, address]) =>
      address.startsWith('https://')
        ? []
        : [
            error(
              'content/site.json',
              pointer('scheduling', minutes),
              'appointments are made on a safe page: https://',
            ),
          ],
    ),
  ];
}

/** Domains under `.example` have no owner, so that nothing is sent there by mistake. */
function placeholders(value: unknown, at: string): Finding[] {
  if (typeof value === 'string')
    return /\.example\b/.test(value)
      ? [warning('content/site.json', at, `"${value}" is a placeholder, and the site is public`)]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => placeholders(entry, at + pointer(key)));
}

function checkRating(file: string, at: string, { value, outOf }: { value: string; outOf: number }): Finding[] {
  const rating = Number(/^\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.NaN);
  return rating >= 0 && rating <= outOf ? [] : [error(file, at, `"${value}" is not a rating out of ${outOf}`)];
}

function checkShares(distribution: readonly { share: number }[]): Finding[] {
  const sum = distribution.reduce((all, { share }) => all + share, 0);
  return Math.abs(sum - 100) <= distribution.length / 2
    ? []
    : [
        warning(
          'content/reviews.json',
          pointer('summary', 'distribution'),
          `the shares are ${sum}% together, not 100%`,
        ),
      ];
}
