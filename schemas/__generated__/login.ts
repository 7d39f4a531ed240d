// Generated from schemas/forms/login.schema.json by `npm run schemas:types`; edit that file instead.

export type Login = {
  email: string;
  password: string;
};
