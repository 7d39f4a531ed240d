import type { AxiosRequestConfig } from 'axios';
import { ApiError } from './apiError.ts';
import { loadable } from './loadable.ts';

/** The product's name in the API's paths (D2). */
const PRODUCT = 'restaurant-pos';
/** What a Laravel-like server answers when the token does not match its session. */
const TOKEN_MISMATCH = 419;

/** A third of what a form needs, for the moment it is sent. */
const loadAxios = loadable(() => import('./axiosRequest.ts'));

/** Path below the product: `productPath('interactions')`. */
export const productPath = (path: string) => `/api/${PRODUCT}/${path}`;

type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };

/** Reads JSON; the answer is given to the caller to be checked. Throws ApiError. */
export async function get(path: string, { signal }: CallOptions = {}): Promise<unknown> {
  return request({ method: 'get', url: path, ...(signal && { signal }) });
}

/**
 * Sends JSON once, after fetching a fresh token (spec 7); once more when the token was refused all the same (D29).
 * Never sent again by itself for any other reason. Throws ApiError.
 */
export async function post(
  path: string,
  body: unknown,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<unknown> {
  const send = async () => {
    await request({ method: 'get', url: '/sanctum/csrf-cookie', ...(signal && { signal }) });
    return request({
      method: 'post',
      url: path,
      data: body,
      ...(signal && { signal }),
      ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
    });
  };
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === TOKEN_MISMATCH) return send();
    throw error;
  }
}

async function request(config: AxiosRequestConfig): Promise<unknown> {
  const { axiosRequest } = await loadAxios();
  return axiosRequest(config);
}

/** Loads what requests need ahead of the first one, for which it would else be waited. */
export function prepareRequests(): void {
  // A failure is told when something is sent.
  loadAxios().catch(() => undefined);
}

// A visitor who begins to fill in a form will send it; one who began before the app was there is heard of by what was
// typed (replayEarlyInput.ts).
const begin = ({ target }: Event) => {
  if (target instanceof Element && target.matches('input, select, textarea')) prepareRequests();
};
if (typeof window !== 'undefined')
  for (const type of ['focusin', 'input']) window.addEventListener(type, begin, { passive: true });
