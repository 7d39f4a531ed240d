import { type Edit, type Editable, frozen } from '../frozenProject.ts';

export type Trial = Edit & {
  name: string;
  /** The file of the finding, when not the edited one. */
  foundIn?: string;
  pointer: string;
  /** How the message begins, or a part of it. */
  says: string;
  /** Other files with a justified finding. */
  alsoFoundIn?: readonly string[];
};

export const quiz = 'quizzes/main-quiz.schema.json';
export const quizUi = 'quizzes/main-quiz.ui.json';
export const contact = 'forms/contact.schema.json';
export const contactUi = 'forms/contact.ui.json';
export const options = 'options.json';
export const systems = 'content/pos-systems.json';
export const top = 'content/top-25.json';
export const rates = 'content/processing-rates.json';
export const sources = 'content/sources.json';
export const site = 'content/site.json';
export const routes = 'content/routes.json';

const routeList: Editable[] = JSON.parse(frozen.texts[routes] ?? '[]');
export const placeOf = (path: string) => routeList.findIndex((route) => route.path === path);
export const afterLastRoute = `/${routeList.length}/path`;

export const yesNo = { title: 'Do you deliver?', $ref: 'options.json#/$defs/yesNo' };
export const addQuestion = (question: Editable) => (document: Editable) => {
  document.properties.delivers = question;
  document.required.push('delivers');
};
export const addField =
  (field: Editable, name = 'extra') =>
  (document: Editable) => {
    document.properties[name] = { title: 'Something more', ...field };
  };
/** A new field's control; the order of the contact form names each field. */
export const withControl = (control?: string): Edit => ({
  file: contactUi,
  change: (document) => {
    document['ui:order'] = ['*'];
    if (control) document.extra = { 'ui:widget': control };
  },
});
export const gone = (file: string): Edit => ({ file, gone: true });
