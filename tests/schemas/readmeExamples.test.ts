import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, type Editable, edited, newFindings, root } from './frozenProject.ts';

/** The JSON examples of a README by the heading they stand under. */
function examplesOf(file: string): Map<string, Editable[]> {
  const examples = new Map<string, Editable[]>();
  for (const section of readFileSync(resolve(root, file), 'utf8').split(/^## /m)) {
    const heading = section.slice(0, section.indexOf('\n'));
    const blocks = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => parsed(text));
    if (blocks.length > 0) examples.set(heading, blocks);
  }
  return examples;
}

/** Most examples are members of a record, as they stand in the document. */
function parsed(text: string): Editable {
  const bare = text.trim();
  return JSON.parse(bare.startsWith('{') ? bare : `{${bare}}`);
}

const examples = examplesOf('schemas/README.md');
const [product] = examplesOf('README.md').get('For product owners: change a question, a text, a price') ?? [];
const quiz = 'quizzes/main-quiz.schema.json';
const scoring = 'content/scoring.json';
const contact = 'forms/contact.schema.json';
const contactUi = 'forms/contact.ui.json';

/** By heading: the edits that its examples stand for. Points and icons are what the text beside the example asks for. */
const edits: Record<string, (blocks: Editable[]) => Edit> = {
  'Change a label': ([field]) => ({
    file: contact,
    change: ({ properties }) => Object.assign(properties, field),
  }),
  'Add an answer': ([answer]) => ({
    file: 'options.json',
    change: ({ $defs }) => $defs.timeframe.oneOf.push(answer),
  }),
  'Add a question': ([{ properties }, { allOf }]) => ({
    file: quiz,
    change: (document) => {
      document.properties = { ...document.properties, ...properties };
      document.allOf.push(...allOf);
    },
  }),
  'Change what a form requires, and its texts': ([messages]) => ({
    file: 'forms/consultation.ui.json',
    change: (document) => Object.assign(document['ui:messages'], messages['ui:messages']),
    also: {
      file: 'forms/consultation.schema.json',
      change: (document) => {
        document.required = document.required.filter((name: string) => name !== 'phone');
      },
    },
  }),
  'Change a consent': ([wording, version]) => ({
    file: contact,
    change: ({ properties }) => Object.assign(properties, wording),
    also: { file: contactUi, change: (document) => Object.assign(document, version) },
  }),
  'Change points': ([cells]) => ({
    file: scoring,
    change: ({ points }) => Object.assign(points.locationCount.single, cells.single),
  }),
  Translate: ([translation]) => ({
    file: 'translations/es/texts/common.json',
    change: (document) => {
      document.loading = translation.loading;
      Object.assign(document.error, translation.error);
    },
  }),
};

test('each example of schemas/README.md is an edit that is tried here', () => {
  expect([...examples.keys()]).toEqual(Object.keys(edits));
});

test.each(Object.keys(edits))('%s: the examples are accepted as they are written', (heading) => {
  const edit = edits[heading]?.(examples.get(heading) ?? []);
  expect(edit && newFindings(edited(edit)).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test("the product's own example of a question is accepted when it is asked", () => {
  const edit: Edit = {
    file: quiz,
    change: (document) => {
      Object.assign(document.properties, product);
      document.required.push(...Object.keys(product));
    },
  };
  expect(newFindings(edited(edit)).filter(({ severity }) => severity === 'error')).toEqual([]);
});
