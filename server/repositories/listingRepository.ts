import type { Listing } from '#schemas/__generated__/listing.ts';
import type { Consent } from '#server/consent.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

/** Software that its vendor wants to be listed. */
export type ReceivedListing = {
  id: string;
  listing: Omit<Listing, 'agreeToComms'>;
  consent: Consent;
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
        consent_text: consent.text,
        consent_version: consent.version,
        consent_at: consent.at.toISOString(),
        consent_page: consent.page,
        consent_language: consent.language,
        consent_address: consent.address,
        created_at: createdAt.toISOString(),
      };
      await executor.insertInto('listing').values(row).execute();
    },
  };
}
