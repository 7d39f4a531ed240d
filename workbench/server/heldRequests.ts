import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { isRecord } from '#domain/json.ts';
import { type Answer, type Call, callOf, calls } from '#tests/support/walk/calls.ts';
import { createHeldCalls } from '#tests/support/walk/heldCalls.ts';
import { WALK_HEADER } from '../documents/walkHeader.ts';

/** How long the preview may take to make a call that a path answers, in milliseconds. */
const LONGEST_WAIT = 15_000;

/**
 * No browser opens this port, so that a call that is sent there fails as if nothing were there. One whose connection breaks
 * is made again by the browser itself, and that call would wait for an answer for ever.
 */
const NOWHERE = 'http://127.0.0.1:1/';

/** A path that is played, in one window. */
type Run = {
  holds: readonly Call[];
  held: ReturnType<typeof createHeldCalls>;
  waiting: Set<ServerResponse>;
};

/**
 * The calls that a path decides, while it is played: each waits for the answer that the path gives it. They are those of
 * the frame it is played in, which names its run with each; all other windows get the usual answers.
 */
export function heldRequests() {
  const runs = new Map<string, Run>();

  return {
    /** Holds these calls of a run from now on; with none, those that still wait get no answer. */
    hold(given: unknown): void {
      const { run, holds } = isRecord(given) ? given : {};
      if (typeof run !== 'string') throw new Error('Calls are held for a run');
      for (const response of runs.get(run)?.waiting ?? []) response.destroy();
      runs.delete(run);
      const named = (Array.isArray(holds) ? holds : []).filter((name): name is Call => name in calls);
      if (named.length > 0) runs.set(run, { holds: named, held: createHeldCalls(), waiting: new Set() });
    },
    /** Answers a call of a run that waits, or the next one. */
    async answer(given: unknown): Promise<void> {
      const { run, call, answer, isStanding } = readAnswer(given);
      const held = runs.get(run)?.held;
      if (!held) throw new Error('No path is played there any more');
      if (isStanding) return held.answerAlways(call, answer);
      await Promise.race([held.arrival(call), failAfter(LONGEST_WAIT, `The page has not asked for “${call}”`)]);
      held.answer(call, answer);
    },
    middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const run = runs.get(String(request.headers[WALK_HEADER]));
      const call = callOf(request.method ?? '', request.url ?? '');
      if (!run || call === undefined || !run.holds.includes(call)) return next();
      run.waiting.add(response);
      // A look-up that its page has given up is answered all the same: that must change nothing.
      const signal = call === 'user' ? undefined : givenUp(response);
      run.held.take(call, signal).then(
        (answer) => {
          run.waiting.delete(response);
          send(response, answer);
        },
        () => response.destroy(),
      );
    }) satisfies Connect.NextHandleFunction,
  };
}

function readAnswer(given: unknown): { run: string; call: Call; answer: Answer; isStanding: boolean } {
  if (!isRecord(given) || typeof given.call !== 'string' || !(given.call in calls))
    throw new Error('There is no such call');
  return {
    run: String(given.run),
    // The page sends what the path says, which the type of a path holds.
    call: given.call as Call,
    answer: given.answer as Answer,
    isStanding: given.isStanding === true,
  };
}

/** Aborted once the page no longer waits for an answer. */
function givenUp(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

function failAfter(milliseconds: number, message: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(message)), milliseconds).unref();
  });
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'unreachable') return void response.writeHead(307, { location: NOWHERE }).end();
  const { status, body } = answer;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
