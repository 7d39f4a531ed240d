// Generated from schemas/forms/change-password.schema.json by `npm run schemas:types`; edit that file instead.

export type ChangePassword = {
  currentPassword: string;
  newPassword: string;
};
