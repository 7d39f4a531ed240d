import type { Listing } from '#schemas/__generated__/listing.ts';
import type { Consent } from '#server/consent.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

/** Software that its vendor wants to be listed. */
export type ReceivedListing = {
  id: string;
  listing: Omit<Listing, 'agreeToComms'>;
  /** Undefined where the visitor did not tick the box. */
  consent: Consent | undefined;
  createdAt: Date;
};

export function createListingRepository(executor: Executor) {
  return {
    async add({ id, listing, consent, createdAt }: ReceivedListing): Promise<void> {
      const row = {
        id,
        software_type: listing.softwareType,
        product_name: listing.productName,
        website: listing.website,
        email: listing.businessEmail,
        email_key: emailKey(listing.businessEmail),
        phone: listing.cellPhone,
        consent_text: consent?.text ?? null,
        consent_version: consent?.version ?? null,
        consent_at: consent?.at.toISOString() ?? null,
        consent_page: consent?.page ?? null,
        consent_language: consent?.language ?? null,
        consent_address: consent?.address ?? null,
        created_at: createdAt.toISOString(),
      };
      await executor.insertInto('listing').values(row).execute();
    },
  };
}
