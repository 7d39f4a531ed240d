import type { AxiosRequestConfig } from 'axios';
import commonTexts from '#schemas/texts/common.json';
import { textOf } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';
import { loadable } from './loadable.ts';

/** The product's name in the API's paths (D2). */
const PRODUCT = 'restaurant-pos';
/** What a Laravel-like server answers if the token does not match its session. */
const TOKEN_MISMATCH = 419;
const TOKEN_COOKIE = 'XSRF-TOKEN=';

/** A third of a form's code, and needed only when the form is sent. */
const loadAxios = loadable(() => import('./axiosRequest.ts'));

/** A path below the product: `productPath('interactions')`. */
export const productPath = (path: string) => `/api/${PRODUCT}/${path}`;

type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; contentType?: string };
type ReadOptions = { signal?: AbortSignal; headers?: Record<string, string>; responseType?: 'blob' };

/** Reads JSON, which the caller must check. Throws ApiError. */
export async function get(path: string, options: ReadOptions = {}): Promise<unknown> {
  return request({ method: 'get', url: path, ...options });
}

/**
 * Sends JSON, or a file with its `contentType`, once, after fetching a fresh token (spec 7); once more if the token is
 * refused anyway (D29). Never retries for any other reason. Throws ApiError.
 */
export async function post(
  path: string,
  body: unknown,
  { signal, idempotencyKey, contentType }: CallOptions = {},
): Promise<unknown> {
  const send = async () => {
    await request({ method: 'get', url: '/sanctum/csrf-cookie', ...(signal && { signal }) });
    return request({
      method: 'post',
      url: path,
      data: body,
      ...(signal && { signal }),
      headers: {
        'X-XSRF-TOKEN': tokens(),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(contentType && { 'Content-Type': contentType }),
      },
    });
  };
  try {
    return await send();
  } catch (error) {
    if (!isMismatch(error)) throw error;
  }
  try {
    return await send();
  } catch (error) {
    if (isMismatch(error) && tokens() === '')
      throw new ApiError(textOf(commonTexts, 'error.cookies'), { status: TOKEN_MISMATCH, cause: error });
    throw error;
  }
}

const isMismatch = (error: unknown) => error instanceof ApiError && error.status === TOKEN_MISMATCH;

/** All cookies of that name: another site on a parent domain may have set one too (BL-20). The server finds its own. */
const tokens = (): string =>
  document.cookie
    .split('; ')
    .flatMap((cookie) => (cookie.startsWith(TOKEN_COOKIE) ? [cookie.slice(TOKEN_COOKIE.length)] : []))
    // Cookies of other sites may hold characters that no header can carry.
    .filter((token) => /^[!-~]+$/.test(token))
    .join(',');

async function request(config: AxiosRequestConfig): Promise<unknown> {
  const { axiosRequest } = await loadAxios();
  return axiosRequest(config);
}

/** Loads the code of requests ahead of the first one, which would otherwise wait for it. */
export const prepareRequests: () => Promise<unknown> = loadAxios;
