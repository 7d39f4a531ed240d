import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** More than any form needs; enough to read the value without running out of stack. */
const MAX_DEPTH = 20;

/** JSON is UTF-8 (RFC 8259), whether or not a client says so. */
const CHARSET = /;\s*charset="?([^";\s]+)/i;
/** Throws when bytes are not UTF-8, and drops a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bodies are JSON only: a plain HTML form on another site cannot send that type. Fastify's own parser refuses what could
 * reach an object's prototype. Other encodings are refused: their letters would be stored as different ones (T-10).
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
      if (!/^utf-?8$/i.test(charset)) return done(new Refusal(415, 'unsupportedType'));
      const text = decoded(bytes);
      if (text === undefined) return done(new Refusal(400, 'malformedJson'));
      void parse(request, text, (error, value: unknown) => {
        if (error) return done(new Refusal(400, 'malformedJson'));
        return isTooDeep(value, 1) ? done(new Refusal(400, 'tooDeep')) : done(null, value);
      });
    },
  );
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > MAX_DEPTH || Object.values(value).some((entry) => isTooDeep(entry, depth + 1));
}
