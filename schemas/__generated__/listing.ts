// Generated from schemas/forms/listing.schema.json by `npm run schemas:types`; edit that file instead.

export type Listing = {
  softwareType: 'pos' | 'inventory' | 'accounting' | 'crm' | 'hr' | 'marketing' | 'ecommerce' | 'other';
  productName: string;
  website: string;
  businessEmail: string;
  cellPhone: string;
  agreeToComms: true;
};
