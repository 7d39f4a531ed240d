// Generated from schemas/forms/remove-second-factor.schema.json by `npm run schemas:types`; edit that file instead.

export type RemoveSecondFactor = {
  password: string;
  code: string;
};
