import type { Condition } from '../forms/readForm.ts';

/** A set of answers: exactly these, or (for answers that can't be listed) all but these. */
export type ValueSet = { values: ReadonlySet<unknown>; allBut: boolean };

/** The answers under which a condition holds, out of those the question has (undefined: any). */
export function allowedBy({ negated, values }: Condition, possible: readonly unknown[] | undefined): ValueSet {
  const named = new Set(values.map(({ value }) => value));
  if (possible === undefined) return { values: named, allBut: negated };
  return { values: new Set(possible.filter((value) => named.has(value) !== negated)), allBut: false };
}

export function intersection(a: ValueSet, b: ValueSet): ValueSet {
  if (a.allBut && b.allBut) return { values: new Set([...a.values, ...b.values]), allBut: true };
  const [listed, other] = a.allBut ? [b, a] : [a, b];
  return {
    values: new Set([...listed.values].filter((value) => other.values.has(value) !== other.allBut)),
    allBut: false,
  };
}

export function isEmpty({ values, allBut }: ValueSet): boolean {
  return !allBut && values.size === 0;
}

export function inWords({ values, allBut }: ValueSet): string {
  const [first] = values;
  return allBut ? `not ${[...values].map(String).join(', ')}` : String(first);
}
