import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { isRecord } from '#domain/json.ts';
import { type Answer, type Call, callOf, calls } from '#tests/support/walk/calls.ts';
import { createHeldCalls } from '#tests/support/walk/heldCalls.ts';

/** How long the preview may take to make a call that a path answers, in milliseconds. */
const LONGEST_WAIT = 15_000;

/** The calls of the preview that a path decides, while one is played: each waits for the answer that the path gives it. */
export function heldRequests() {
  let holds: readonly Call[] = [];
  let held = createHeldCalls();
  let waiting = new Set<ServerResponse>();

  return {
    /** Holds these calls from now on; those that still wait for an answer of the path before get none. */
    hold(named: unknown): void {
      for (const response of waiting) response.destroy();
      waiting = new Set();
      held = createHeldCalls();
      holds = (Array.isArray(named) ? named : []).filter((name): name is Call => name in calls);
    },
    /** Answers a call that waits, or the next one. */
    async answer(given: unknown): Promise<void> {
      const { call, answer, isStanding } = readAnswer(given);
      if (isStanding) return held.answerAlways(call, answer);
      const here = held;
      await Promise.race([here.arrival(call), failAfter(LONGEST_WAIT, `The page has not asked for “${call}”`)]);
      here.answer(call, answer);
    },
    middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const call = callOf(request.method ?? '', request.url ?? '');
      if (call === undefined || !holds.includes(call)) return next();
      waiting.add(response);
      held.take(call).then(
        (answer) => {
          waiting.delete(response);
          send(response, answer);
        },
        () => response.destroy(),
      );
    }) satisfies Connect.NextHandleFunction,
  };
}

function readAnswer(given: unknown): { call: Call; answer: Answer; isStanding: boolean } {
  if (!isRecord(given) || typeof given.call !== 'string' || !(given.call in calls))
    throw new Error('There is no such call');
  // The page sends what the path says, which the type of a path holds.
  return { call: given.call as Call, answer: given.answer as Answer, isStanding: given.isStanding === true };
}

function failAfter(milliseconds: number, message: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(message)), milliseconds).unref();
  });
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'unreachable') return void response.destroy();
  const { status, body } = answer;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
