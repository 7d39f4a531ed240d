import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '#domain/json.ts';
import { Refusal } from './refusal.ts';

/** More than any form needs; enough to read the value without running out of stack. */
const MAX_DEPTH = 20;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Bodies are JSON only: a plain HTML form on another site cannot send that type. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
    parseJson(text),
  );
}

/** Parses a body; refuses what could reach an object's prototype. */
function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
  refuseDangers(value, 1);
  return value;
}

function refuseDangers(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new Refusal(400, 'tooDeep');
  if (isRecord(value) && Object.keys(value).some((key) => FORBIDDEN_KEYS.has(key)))
    throw new Refusal(400, 'forbiddenKey');
  for (const entry of Object.values(value)) refuseDangers(entry, depth + 1);
}
