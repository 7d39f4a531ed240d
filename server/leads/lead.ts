import type { Suspicion } from '#domain/leads/suspicion.ts';
import type { Consent } from '#server/consent.ts';

/** The values under the form's own field names. */
export type Fields = Readonly<Record<string, unknown>>;

/** A lead of any kind. */
export type Lead<Details extends object = object> = {
  id: string;
  /** Name of its kind (leadKinds.ts). */
  kind: string;
  /** The language that the visitor read and is answered in. */
  language: string;
  email: string;
  /** The consent is not among them. */
  fields: Fields;
  /** Details of its kind only, such as the answers of a quiz and what follows from them. */
  details: Details;
  /** The comparison created for it. */
  comparisonId: string | undefined;
  /** Identifies the form it was filled in with. */
  schemaVersion: string;
  /** Undefined when no box was ticked. */
  consent: Consent | undefined;
  suspicion: Suspicion | undefined;
  createdAt: Date;
};

/** Who a lead is from, by the first of these fields that was filled in, otherwise by the address. */
export const whoSent = (lead: Lead, ...names: readonly string[]): string =>
  names.map((name) => fieldText(lead, name)).find((text) => text !== '') ?? lead.email;

/** A field as a text; empty without a value. */
export const fieldText = ({ fields }: Pick<Lead, 'fields'>, name: string | undefined): string =>
  name === undefined ? '' : String(fields[name] ?? '');
