// Generated from schemas/forms/comparison-report.schema.json by `npm run schemas:types`; edit that file instead.

export type ComparisonReport = {
  email: string;
};
