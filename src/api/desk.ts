import type { DeskFunnel } from '#domain/desk/deskFunnel.ts';
import type { LeadSummary, LeadTotals, WholeLead } from '#domain/desk/deskLead.ts';
import type { DeliveryHealth, DeskMessage, MessagePreview } from '#domain/desk/deskMessage.ts';
import type { DeskRole } from '#domain/desk/deskRole.ts';
import { isRecord } from '#domain/json.ts';
import { ApiError } from './apiError.ts';
import { currentApiBase } from './host.ts';
import { get, post } from './http.ts';

const BASE = '/api/desk';

/** Filters, order and page as they are in the address; `search` never appears in an address (D31). */
export type LeadQuery = { params: Readonly<Record<string, string>>; search: string };
export type Me = { email: string; role: DeskRole };
export type LeadOwner = { id: number; email: string };
export type DeskSession = { device: string; createdAt: string; seenAt: string; isCurrent: boolean };
export type SecondFactorState = { isOn: boolean; recoveryCodes: number };
/** The secret to type into an authenticator app, and the address that its QR code holds. */
export type OfferedFactor = { secret: string; address: string };
type PostOptions = Parameters<typeof post>[2];
export type Page<Entry, Place> = { entries: Entry[]; next: Place | null };

export const readMe = (signal?: AbortSignal) => read<Me>('/me', signal);
export const readOwners = (signal?: AbortSignal) => read<LeadOwner[]>('/lead-owners', signal);
export const readLead = (id: string, signal?: AbortSignal) => read<WholeLead>(leadPath(id), signal);
export const readHealth = (signal?: AbortSignal) => read<DeliveryHealth>('/message-health', signal);
export const readPreview = (id: number, signal?: AbortSignal) => read<MessagePreview>(`/messages/${id}`, signal);
export const readSessions = (signal?: AbortSignal) => read<DeskSession[]>('/sessions', signal);

export async function readLeads({ params, search }: LeadQuery, after: string | null, signal?: AbortSignal) {
  const query = after === null ? params : { ...params, after };
  return readPage<LeadSummary, string>(`/leads${queryOf(query)}`, signal, search);
}

export const readLeadTotals = ({ params, search }: LeadQuery, signal?: AbortSignal) =>
  read<LeadTotals>(`/lead-totals${queryOf(params)}`, signal, search);

export async function readLeadsFile({ params, search }: LeadQuery): Promise<Blob> {
  const file = await get(`${BASE}/leads.csv${queryOf(params)}`, {
    headers: searchHeader(search),
    responseType: 'blob',
  });
  if (!(file instanceof Blob)) throw new ApiError('');
  return file;
}

export const changeLead = (id: string, change: { state?: string; ownerId?: number | null }) =>
  send<WholeLead>(leadPath(id), change);
/** @param noteId the same for a note that is sent again */
export const addNote = (id: string, noteId: string, note: string) =>
  send<WholeLead>(`${leadPath(id)}/notes`, { id: noteId, note });
export const forgetPerson = (id: string, email: string) => send<unknown>(`${leadPath(id)}/forget`, { email });

export async function readMessages(
  params: Readonly<Record<string, string>>,
  before: number | null,
  signal?: AbortSignal,
) {
  const query = before === null ? params : { ...params, before: String(before) };
  return readPage<DeskMessage, number>(`/messages${queryOf(query)}`, signal);
}
/** @param id all that wait or were given up without one */
export const retryMessages = (id?: number) =>
  send<{ retried: number }>(id === undefined ? '/messages/retry' : `/messages/${id}/retry`, {});
/** `reason`: why it was not accepted, otherwise empty. */
export type Tested = { to: string; reason: string };
export const sendTestMail = () => send<Tested>('/test-mail', {});
export const sendTestPost = () => send<Tested>('/test-post', {});
export const mailFrameAddress = (id: number) => `${currentApiBase()}${BASE}/messages/${id}/html`;

export const readFunnel = (params: Readonly<Record<string, string>>, signal?: AbortSignal) =>
  read<DeskFunnel>(`/funnel${queryOf(params)}`, signal);

export const changePassword = (change: { currentPassword: string; newPassword: string }) =>
  post(`${BASE}/password`, change);
/** The second factor of the signed-in person (D72). */
export const readSecondFactor = (signal?: AbortSignal) => read<SecondFactorState>('/second-factor', signal);
export const offerSecondFactor = () => send<OfferedFactor>('/second-factor', {});
export const confirmSecondFactor = (confirm: { code: string }) =>
  send<{ recoveryCodes: string[] }>('/second-factor/confirm', confirm);
export const removeSecondFactor = (remove: { password: string; code: string }) =>
  post(`${BASE}/second-factor/remove`, remove);
export const signOutEverywhere = () => post(`${BASE}/sign-out-everywhere`, {});

const leadPath = (id: string) => `/leads/${encodeURIComponent(id)}`;

function queryOf(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? '' : `?${query}`;
}

const searchHeader = (search: string): Record<string, string> =>
  search.trim() === '' ? {} : { 'X-Desk-Search': encodeURIComponent(search.trim()) };

export async function read<Value>(path: string, signal?: AbortSignal, search = ''): Promise<Value> {
  return dataOf<Value>(await get(BASE + path, { headers: searchHeader(search), ...(signal && { signal }) }));
}

async function readPage<Entry, Place>(
  path: string,
  signal: AbortSignal | undefined,
  search = '',
): Promise<Page<Entry, Place>> {
  const answer = await get(BASE + path, { headers: searchHeader(search), ...(signal && { signal }) });
  const next = isRecord(answer) ? answer.next : null;
  return { entries: dataOf<Entry[]>(answer), next: (next ?? null) as Place | null };
}

export async function send<Value>(path: string, body: unknown, options: PostOptions = {}): Promise<Value> {
  return dataOf<Value>(await post(BASE + path, body, options));
}

/** The casts hold because the desk and its server are of the same release; any other answer has no data. */
function dataOf<Value>(answer: unknown): Value {
  if (!isRecord(answer) || answer.data === undefined) throw new ApiError('');
  return answer.data as Value;
}
