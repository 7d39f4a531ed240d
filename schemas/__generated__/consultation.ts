// Generated from schemas/forms/consultation.schema.json by `npm run schemas:types`; edit that file instead.

export type Consultation = {
  name: string;
  email: string;
  phone: string;
  restaurantName?: string;
  message?: string;
};
