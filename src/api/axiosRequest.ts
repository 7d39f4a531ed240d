import { language } from 'virtual:site-language';
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { isRecord } from '#domain/json.ts';
import commonTexts from '#schemas/texts/common.json';
import { textOf } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';
import { currentApiBase } from './host.ts';

/**
 * After this time a call counts as lost (T-04); if the server stored it all the same, it recognises it by its key. In
 * milliseconds.
 */
const LONGEST = 30_000;

const http = axios.create({
  withCredentials: true,
  // http.ts sends the header itself: axios reads only the first cookie of a name.
  withXSRFToken: false,
  headers: { Accept: 'application/json', 'Accept-Language': language },
  timeout: LONGEST,
});

/** Resolves with the JSON of the answer. Every failure is an ApiError. */
export async function axiosRequest(config: AxiosRequestConfig): Promise<unknown> {
  try {
    return readBody(await http.request<unknown>({ baseURL: currentApiBase(), ...config }));
  } catch (error) {
    throw toApiError(error);
  }
}

/** The body of a success. Anything but JSON, such as a captive portal's page, is a failure. */
function readBody({ status, headers, data }: AxiosResponse<unknown>): unknown {
  if (status === 204) return undefined;
  if (data instanceof Blob) return data;
  const isJson = String(headers['content-type'] ?? '').includes('application/json');
  // Axios returns JSON that it cannot parse as text.
  if (!isJson || typeof data === 'string') throw new ApiError('', { status });
  return data;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof AxiosError))
    return new ApiError(error instanceof Error ? error.message : '', { cause: error });
  if (!error.response) {
    const isTooSlow = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
    return new ApiError(textOf(commonTexts, isTooSlow ? 'error.slow' : 'error.unreachable'), { cause: error });
  }
  const { status, data, headers } = error.response as AxiosResponse<unknown>;
  const retryAfter = retryAfterOf(headers['retry-after']);
  return new ApiError(serverMessage(data), { status, errors: fieldErrors(data), retryAfter, cause: error });
}

/** `Retry-After`, which is a number of seconds or a date. */
function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
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
