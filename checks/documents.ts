import type { DocumentByKind } from '#schemas/__generated__/documents.ts';
import type { Documents } from './finding.ts';
import { kindOf } from './kinds.ts';

/** One answer of a list, as it is stored and as it is read. */
export type OptionDocument = { const: string; title: string };

/** What an answer may be, as an owner writes it. */
export type AnswerDocument = {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number | boolean)[];
  oneOf?: readonly OptionDocument[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
};

/** A field of a form or a question of a quiz, as an owner writes it. */
export type QuestionDocument = AnswerDocument & {
  title?: string;
  description?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  maxProperties?: number;
  items?: AnswerDocument;
};

/** The values of a condition: one of them, or under `not` none of them. */
export type ValuesDocument = { const?: unknown; enum?: readonly unknown[] };
export type TestDocument = ValuesDocument & { not?: ValuesDocument };

/** A form (`allOf` left out) or a quiz, as an owner writes it. */
export type FormDocument = {
  $id?: string;
  title?: string;
  required: readonly string[];
  properties: Readonly<Record<string, QuestionDocument>>;
  allOf?: readonly {
    if: { properties: Readonly<Record<string, TestDocument>>; required?: readonly string[] };
    then: { required: readonly string[] };
  }[];
};

/** What a document of each kind holds. */
export type DocumentTypes = DocumentByKind & { form: FormDocument; quiz: FormDocument };
export type Kind = keyof DocumentTypes;

/** The documents that fit their meta-schemas; all others are left out. */
export type SoundDocuments = {
  /** By path, of every kind. */
  all: Documents;
  /** The document of a kind that has only one. */
  only<K extends Kind>(kind: K): DocumentTypes[K] | undefined;
  /** All documents of some kinds with their paths. */
  every<K extends Kind>(...kinds: K[]): (readonly [file: string, document: DocumentTypes[K]])[];
};

/** Gives documents the types of their kinds. The caller has validated each. */
export function typedDocuments(all: Documents): SoundDocuments {
  const byKind = new Map<string, [string, unknown][]>();
  for (const [file, document] of Object.entries(all)) {
    const kind = kindOf(file) ?? '';
    byKind.set(kind, [...(byKind.get(kind) ?? []), [file, document]]);
  }
  const every = <K extends Kind>(...kinds: K[]) =>
    // The cast holds because the types are made from the meta-schemas that the documents fit.
    kinds.flatMap((kind) => (byKind.get(kind) ?? []) as [string, DocumentTypes[K]][]);
  return { all, every, only: (kind) => every(kind)[0]?.[1] };
}
