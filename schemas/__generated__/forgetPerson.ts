// Generated from schemas/forms/forget-person.schema.json by `npm run schemas:types`; edit that file instead.

export type ForgetPerson = {
  email: string;
};
