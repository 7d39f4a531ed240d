import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { isRecord } from '#domain/json.ts';
import commonTexts from '#schemas/texts/common.json';
import { textOf } from '#src/texts/texts.ts';
import { ApiError } from './apiError.ts';
import { currentApiBase } from './host.ts';

const http = axios.create({
  withCredentials: true,
  // Without it the header is not sent to an API on another origin.
  withXSRFToken: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { Accept: 'application/json' },
});

/** Resolves with the JSON of the answer. Every failure is an ApiError. */
export async function axiosRequest(config: AxiosRequestConfig): Promise<unknown> {
  try {
    return readBody(await http.request<unknown>({ baseURL: currentApiBase(), ...config }));
  } catch (error) {
    throw toApiError(error);
  }
}

/** The body of a success. Anything but JSON, such as the page of a captive portal, is a failure. */
function readBody({ status, headers, data }: AxiosResponse<unknown>): unknown {
  if (status === 204) return undefined;
  const isJson = String(headers['content-type'] ?? '').includes('application/json');
  // Axios returns JSON that it cannot parse as text.
  if (!isJson || typeof data === 'string') throw new ApiError('', { status });
  return data;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof AxiosError))
    return new ApiError(error instanceof Error ? error.message : '', { cause: error });
  if (!error.response) return new ApiError(textOf(commonTexts, 'error.unreachable'), { cause: error });
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
