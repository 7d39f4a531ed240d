import type { FormDocument } from '#checks/documents.ts';
import { kindOf } from '#checks/kinds.ts';
import { isRecord } from '#domain/json.ts';

/** A question of a quiz or a field of a form, as its editor needs it. */
export type Question = {
  name: string;
  title: string;
  /** The name of its list in options.json. */
  list: string | undefined;
  isSeveral: boolean;
  answers: readonly { value: string; title: string }[];
};

type Documents = Readonly<Record<string, unknown>>;

/** A quiz or a form as far as it can be read while it is edited. */
export function readForm(documents: Documents, file: string): FormDocument | undefined {
  const document = documents[file];
  if (!['quiz', 'form'].includes(kindOf(file) ?? '') || !isRecord(document)) return undefined;
  if (!isRecord(document.properties) || !Array.isArray(document.required)) return undefined;
  // The cast holds as far as the parts just looked at; the check says what is wrong with the rest.
  return document as unknown as FormDocument;
}

/** The questions in the order they are asked. */
export function questionsOf(documents: Documents, { properties }: FormDocument): Question[] {
  return Object.entries(properties).map(([name, property]) => {
    const list = /^options\.json#\/\$defs\/(\w+)$/.exec(property.$ref ?? property.items?.$ref ?? '')?.[1];
    return {
      name,
      title: property.title ?? name,
      list,
      isSeveral: property.type === 'array',
      answers: list === undefined ? ownAnswers(property.oneOf) : answersOf(documents, list),
    };
  });
}

/** The answers of a list in options.json. */
export function answersOf(documents: Documents, list: string): Question['answers'] {
  const lists = recordIn(recordIn(documents['options.json']).$defs);
  return ownAnswers(recordIn(lists[list]).oneOf);
}

export const listNames = (documents: Documents): string[] =>
  Object.keys(recordIn(recordIn(documents['options.json']).$defs));

function ownAnswers(oneOf: unknown): Question['answers'] {
  return (Array.isArray(oneOf) ? oneOf : []).map((option: unknown) => {
    const { const: value, title } = recordIn(option);
    return { value: String(value), title: String(title) };
  });
}

const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
