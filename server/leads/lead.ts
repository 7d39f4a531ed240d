import type { Suspicion } from '#domain/suspicion.ts';
import type { Consent } from '#server/consent.ts';

/** What was filled in, by the names of the form. */
export type Fields = Readonly<Record<string, unknown>>;

/** Somebody who left an address, whatever for. */
export type Lead<Details extends object = object> = {
  id: string;
  /** Name of its kind (leadKinds.ts). */
  kind: string;
  email: string;
  /** The consent is not among them. */
  fields: Fields;
  /** What only its kind has, such as the answers of a quiz and what follows from them. */
  details: Details;
  /** The comparison that was made for it. */
  comparisonId: string | undefined;
  /** Tells by which wording of the form it was filled in. */
  schemaVersion: string;
  /** Undefined where no box was ticked. */
  consent: Consent | undefined;
  suspicion: Suspicion | undefined;
  createdAt: Date;
};

/** A field as a text; empty where it was left open. */
export const fieldText = ({ fields }: Lead, name: string | undefined): string =>
  name === undefined ? '' : String(fields[name] ?? '');
