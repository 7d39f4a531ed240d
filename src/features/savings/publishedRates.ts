import rates from '#schemas/content/processing-rates.json';

/** The published in-person card rate, in percent and dollars. */
export type PublishedRate = { ratePercent: number; perTransaction: number; notes: string; asOf: string };

/** The published rate of a system of the savings calculator; undefined where none is public. */
export function publishedRate(currentPos: unknown): PublishedRate | undefined {
  const system = rates.systems.find(({ id }) => id === currentPos);
  if (!system || system.ratePercent === null || system.perTransaction === null) return undefined;
  const { ratePercent, perTransaction, notes } = system;
  return { ratePercent, perTransaction, notes, asOf: rates.asOf };
}
