/**
 * Whether the client has this page already, by its `If-None-Match`: a list of tags, perhaps weak,
 * as from a proxy that recompresses, or `*` (RFC 9110, 13.1.2).
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
