// Generated from schemas/forms/cost-inputs.schema.json by `npm run schemas:types`; edit that file instead.

export type CostInputs = {
  monthlyVolume: string;
  estimatedTransactions: string;
};
