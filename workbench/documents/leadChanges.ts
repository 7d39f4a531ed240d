import type { LeadFault } from '#tools/leads/leadFaults.ts';

export type LeadChanges = {
  /** All that are stored. */
  stored: number;
  /** Those with an answer that was valid and would be no longer. */
  affected: number;
  /** What that is about, the most frequent first. */
  examples: (LeadFault & { leads: number })[];
};

const MOST_EXAMPLES = 20;

/** Which stored leads' answers an edit makes invalid, by what was wrong with each before and is now. */
export function leadChanges(before: readonly LeadFault[][], now: readonly LeadFault[][]): LeadChanges {
  const counts = new Map<string, LeadFault & { leads: number }>();
  let affected = 0;
  for (const [index, faults] of now.entries()) {
    const known = new Set(before[index]?.map(nameOf));
    const added = faults.filter((fault) => !known.has(nameOf(fault)));
    if (added.length > 0) affected += 1;
    for (const fault of added) {
      const name = nameOf(fault);
      counts.set(name, { ...fault, leads: (counts.get(name)?.leads ?? 0) + 1 });
    }
  }
  const examples = [...counts.values()].sort((a, b) => b.leads - a.leads).slice(0, MOST_EXAMPLES);
  return { stored: now.length, affected, examples };
}

const nameOf = ({ question, answer }: LeadFault) => JSON.stringify([question, answer]);
