import type { Edit, Editable } from '../frozenProject.ts';

/** A way to break the frozen documents, and what the check must say. */
export type Breakage = Edit & {
  name: string;
  /** Where the fault is reported, when not in the edited file. */
  foundIn?: string;
  pointer: string;
  nearest?: string;
  witness?: string;
};

export const quiz = 'quizzes/main-quiz.schema.json';
export const quizUi = 'quizzes/main-quiz.ui.json';
export const contact = 'forms/contact.schema.json';
export const contactUi = 'forms/contact.ui.json';
export const scoring = 'content/scoring.json';
export const posSystems = 'content/pos-systems.json';
export const featureMatrix = 'content/feature-matrix.json';
export const options = 'options.json';
export const spanish = 'translations/es/texts/common.json';

export const rename = (record: Editable, from: string, to: string) => {
  record[to] = record[from];
  delete record[from];
};
export const condition = (document: Editable) => document.allOf[0].if;
/** A rule by which `asks` is asked when the answer to `question` passes `test`. */
export const rule = (question: string, test: unknown, asks: string) => ({
  if: { properties: { [question]: test }, required: [question] },
  // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
  then: { required: [asks] },
});
/** Makes locationCount a question asked under a condition only. */
export const optional = (document: Editable, question: string) => {
  document.required = document.required.filter((name: string) => name !== question);
};

export const articles = 'content/articles.json';
export const contract = 'content/articles/3.json';
export const topVendors = 'content/top-25.json';
