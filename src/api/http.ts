import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { isRecord } from '#domain/json.ts';
import { text } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';
import { currentApiBase } from './host.ts';

/** The product's name in the API's paths (D2). */
const PRODUCT = 'restaurant-pos';
/** What a Laravel-like server answers when the token does not match its session. */
const TOKEN_MISMATCH = 419;

const http = axios.create({
  withCredentials: true,
  // Needed for the header to be sent to an API on another origin; cookies alone do not carry it there.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { Accept: 'application/json' },
});

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
  try {
    return readBody(await http.request<unknown>({ baseURL: currentApiBase(), ...config }));
  } catch (error) {
    throw toApiError(error);
  }
}

/** The body of a success. Anything but JSON (a captive portal's page, say) is none. */
function readBody({ status, headers, data }: AxiosResponse<unknown>): unknown {
  if (status === 204) return undefined;
  const isJson = String(headers['content-type'] ?? '').includes('application/json');
  // Axios hands JSON that it cannot parse through as text.
  if (!isJson || typeof data === 'string') throw new ApiError('', { status });
  return data;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof AxiosError))
    return new ApiError(error instanceof Error ? error.message : '', { cause: error });
  if (!error.response) return new ApiError(text('error.unreachable'), { cause: error });
  const { status, data } = error.response as AxiosResponse<unknown>;
  return new ApiError(serverMessage(data), { status, errors: fieldErrors(data), cause: error });
}

const serverMessage = (data: unknown) => (isRecord(data) && typeof data.message === 'string' ? data.message : '');

function fieldErrors(data: unknown): Record<string, string[]> {
  if (!isRecord(data) || !isRecord(data.errors)) return {};
  return Object.fromEntries(
    Object.entries(data.errors).map(([field, list]) => [
      field,
      Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [],
    ]),
  );
}
