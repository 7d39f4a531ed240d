import { isRecord } from '#domain/json.ts';
import type { Consent } from '#domain/leads/consent.ts';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import { normalise } from '#domain/text/normalise.ts';
import type { Listing } from '#schemas/__generated__/listing.ts';
import { ApiError } from './apiError.ts';
import { post, productPath } from './http.ts';

type ListingCall = {
  listing: Partial<Listing>;
  consent: Consent;
  timing: FormTiming | undefined;
  idempotencyKey: string;
};

/** The wire uses the form's own names (spec 7). */
export async function createListing(call: ListingCall, signal?: AbortSignal): Promise<void> {
  const { listing, consent, timing, idempotencyKey } = call;
  const body = normalise({ ...listing, consent, trace: timing });
  const answer = await post(productPath('businesses'), body, { idempotencyKey, ...(signal && { signal }) });
  if (!isRecord(answer)) throw new ApiError('');
}
