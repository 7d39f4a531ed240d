// Generated from schemas/forms/confirm-second-factor.schema.json by `npm run schemas:types`; edit that file instead.

export type ConfirmSecondFactor = {
  code: string;
};
