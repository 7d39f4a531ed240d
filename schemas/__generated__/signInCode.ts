// Generated from schemas/forms/sign-in-code.schema.json by `npm run schemas:types`; edit that file instead.

export type SignInCode = {
  code: string;
};
