import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** More than any form needs; enough to read the value without running out of stack. */
const MAX_DEPTH = 20;

/**
 * Bodies are JSON only: a plain HTML form on another site cannot send that type. Fastify's own parser refuses what could
 * reach an object's prototype.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, text: string, done) => {
    void parse(request, text, (error, value: unknown) => {
      if (error) return done(new Refusal(400, 'malformedJson'));
      return isTooDeep(value, 1) ? done(new Refusal(400, 'tooDeep')) : done(null, value);
    });
  });
}

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > MAX_DEPTH || Object.values(value).some((entry) => isTooDeep(entry, depth + 1));
}
