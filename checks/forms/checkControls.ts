import type { QuestionDocument } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import type { FieldUi } from './checkQuestionUi.ts';
import type { FormOutline } from './readForm.ts';

/** Controls that only one page has, and fields whose answers it fills in, by form. */
const OF_ONE_PAGE: Readonly<Record<string, { controls: readonly string[]; answers: readonly string[] }>> = {
  'forms/article-form.schema.json': {
    controls: ['richText', 'select', 'dateTime', 'picture'],
    answers: ['category', 'language'],
  },
  'forms/change-password.schema.json': { controls: ['password'], answers: [] },
  'forms/listing.schema.json': { controls: ['choiceTiles'], answers: [] },
  'forms/login.schema.json': { controls: ['password'], answers: [] },
  'forms/quote-request.schema.json': { controls: [], answers: ['posSystems'] },
  'forms/remove-second-factor.schema.json': { controls: ['password'], answers: [] },
};

/** How a field is answered. */
type Answering = 'choice' | 'several' | 'text' | 'lines' | 'figure' | 'box';

/** Which controls `ui:widget` may name; without it a field gets the usual one. Quizzes have cards and fields of their own. */
const CONTROLS: Readonly<Record<Answering, readonly string[]>> = {
  choice: ['radio', 'select'],
  several: [],
  text: ['textarea'],
  lines: ['textarea'],
  figure: [],
  box: [],
};

const FIGURES = ['money', 'rate', 'count'];

/**
 * Fields that no page could show or let a visitor answer. Only for shown forms: one without a ui document is
 * sent by programs.
 */
export function checkControls(file: string, form: FormOutline, fields: ReadonlyMap<string, FieldUi>): Finding[] {
  const page = OF_ONE_PAGE[form.file] ?? { controls: [], answers: [] };
  return [...form.properties].flatMap(([name, property]) => {
    const at = pointer('properties', name);
    const why = unanswerable(property, form.file.startsWith('quizzes/'), page.answers.includes(name));
    if (why) return [error(form.file, at + why.at, `"${name}" could not be answered: ${why.message}`)];
    const control = fields.get(name)?.['ui:widget'];
    if (control === undefined || page.controls.includes(control)) return [];
    const possible = CONTROLS[answeringOf(property)];
    return possible.includes(control)
      ? []
      : [
          error(
            file,
            `${pointer(name)}/ui:widget`,
            possible.length > 0
              ? `"${name}" can't be shown like this: here only ${possible.join(' or ')} can be named`
              : `"${name}" has only one control, so none can be named`,
          ),
        ];
  });
}

type Fault = { at: string; message: string };

function unanswerable(property: QuestionDocument, isQuiz: boolean, isFilledByPage: boolean): Fault | undefined {
  const { type, items, oneOf, $ref, enum: values } = property;
  if (type === 'number' || type === 'integer')
    return {
      at: '/type',
      message: 'a figure is typed as a text: "type": "string" with "format": "money", "rate" or "count"',
    };
  if (type === 'object') return { at: '/type', message: 'a form has no control for several values under one name' };
  if (type === 'boolean') {
    if (isQuiz)
      return {
        at: '/type',
        message: 'a question has answers to choose from; for yes and no use "$ref": "options.json#/$defs/yesNo"',
      };
    if (values && (values.length !== 1 || values[0] !== true))
      return { at: '/enum', message: 'a box is ticked or left: "enum": [true] if it has to be ticked, else no "enum"' };
    return undefined;
  }
  if (type === 'array') {
    const hasAnswers = items?.oneOf !== undefined || items?.$ref !== undefined;
    if (!hasAnswers && !isFilledByPage)
      return {
        at: items?.enum ? '/items/enum' : '/items',
        message: 'it needs answers with titles: "$ref" to a list of options.json, or "oneOf"',
      };
    return isQuiz || isFilledByPage
      ? undefined
      : { at: '/type', message: 'several answers can be chosen in a quiz only' };
  }
  if (values && oneOf === undefined && $ref === undefined)
    return { at: '/enum', message: 'answers need titles: "$ref" to a list of options.json, or "oneOf"' };
  return undefined;
}

function answeringOf({ type, $ref, oneOf, format }: QuestionDocument): Answering {
  if (type === 'boolean') return 'box';
  if (type === 'array') return 'several';
  if ($ref !== undefined || oneOf !== undefined) return 'choice';
  if (format !== undefined && FIGURES.includes(format)) return 'figure';
  return format === 'lines' ? 'lines' : 'text';
}
