import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { vi } from 'vitest';
import { toWire } from '#domain/wire.ts';
import posSystems from '#schemas/content/pos-systems.json';
import { type Answer, type Call, callOf } from './calls.ts';
import type { HeldCalls } from './heldCalls.ts';

/** The usual answers to calls that no path decides. */
const usualAnswers: Partial<Record<Call, Answer>> = {
  user: { status: 401 },
  csrfCookie: { status: 204 },
  systems: { status: 200, body: { data: toWire(posSystems.systems) } },
};

/** Replaces the network below `src/api`, so that its code is walked too. */
export function stubNetwork(held: HeldCalls, holds: readonly Call[]): void {
  const answerTo = async (method: string, url: string, signal?: AbortSignal): Promise<Answer> => {
    const call = callOf(method, url);
    if (call && holds.includes(call)) return held.take(call, signal);
    const usual = call && usualAnswers[call];
    if (!usual) throw new Error(`Nothing answers ${method} ${url}: name it in the driver's "holds"`);
    return usual;
  };
  axios.defaults.adapter = async (config) =>
    toAxiosResponse(
      config,
      await answerTo(config.method ?? 'get', config.url ?? '', config.signal as AbortSignal | undefined),
    );
  vi.stubGlobal('fetch', async (url: string) => toResponse(await answerTo('get', url)));
}

function toAxiosResponse(config: InternalAxiosRequestConfig, answer: Answer) {
  if (answer === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { status, body } = answer;
  const headers = { 'content-type': 'application/json' };
  const response = { config, status, statusText: '', headers, data: body };
  if (status < 400) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

function toResponse(answer: Answer): Response {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  const { status, body } = answer;
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
}
