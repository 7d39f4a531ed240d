import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { isRecord } from '#domain/json.ts';
import type { Draft, Drafts } from '../documents/saveRules.ts';
import type { Drafting } from './drafting.ts';
import type { heldRequests } from './heldRequests.ts';
import { isOwnRequest } from './ownRequest.ts';

const PATH = /^\/workbench\/api\/(\w+)$/;
/** All documents together have one. */
const MOST_LETTERS = 10_000_000;

/** What the workbench's page asks for. Only that page is answered. */
export function workbenchApi(
  drafting: Drafting,
  held: ReturnType<typeof heldRequests>,
  port: () => number,
): Connect.NextHandleFunction {
  const answers: Readonly<Record<string, (body: unknown) => unknown>> = {
    check: (body) => drafting.check(readDrafts(body)),
    effects: (body) => drafting.effects(readDrafts(body)),
    picture: (body) => {
      const { drafts, machine } = isRecord(body) ? body : {};
      return drafting.picture(readDrafts(drafts), String(machine));
    },
    judge: (body) => {
      const { drafts, edit } = isRecord(body) ? body : {};
      return drafting.judge(readDrafts(drafts), readDrafts(edit));
    },
    save: (body) => drafting.save(readDrafts(body)),
    walksAt: (body) => drafting.walksAt(isRecord(body) ? String(body.revision) : ''),
    hold: (body) => held.hold(body),
    answer: (body) => held.answer(body),
  };
  const reads: Readonly<Record<string, () => unknown>> = {
    documents: () => drafting.documents(),
    icons: () => drafting.icons(),
    machines: () => drafting.machines(),
    states: () => drafting.states(),
    walks: () => drafting.walks(),
  };
  return (request, response, next) => {
    const name = PATH.exec(request.url ?? '')?.[1];
    if (name === undefined) return next();
    const { method = '', headers } = request;
    if (!isOwnRequest(method, headers, port()))
      return send(response, 403, { message: 'Only the workbench may ask this' });
    const answer = answers[name];
    const question = method === 'GET' ? reads[name] : undefined;
    if (!question && (method !== 'POST' || !answer)) return send(response, 404, { message: 'There is nothing here' });
    Promise.resolve()
      .then(() => (question ? question() : readBody(request).then(answer)))
      .then(
        (result) => send(response, 200, result ?? null),
        (error: unknown) => send(response, 500, { message: error instanceof Error ? error.message : String(error) }),
      );
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MOST_LETTERS) throw new Error('This is too large');
  }
  return JSON.parse(text);
}

function readDrafts(body: unknown): Drafts {
  const entries = Object.entries(isRecord(body) ? body : {});
  if (!entries.every((entry): entry is [string, Draft] => isDraft(entry[1]))) throw new Error('These are no drafts');
  return Object.fromEntries(entries);
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.text === 'string' && (value.base === null || typeof value.base === 'string');

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
