/** The question that a product owner adds: in the middle, under a condition, with an existing option list. */
export const addedQuestion = {
  name: 'hasDriveThrough',
  title: 'Do you run a drive-through?',
  after: 'restaurantType',
  askedWhen: { restaurantType: 'quick-service' },
} as const;

type QuizDocument = { properties: Record<string, unknown>; allOf: unknown[] };

/** The main quiz with the question added: the only edit. */
export function withAddedQuestion(text: string): string {
  const { name, title, after, askedWhen } = addedQuestion;
  // The cast holds because schemas:check checks the document against its meta-schema.
  const document = JSON.parse(text) as QuizDocument;
  const properties = Object.entries(document.properties).flatMap(([question, property]) =>
    question === after
      ? [
          [question, property],
          [name, { title, $ref: 'options.json#/$defs/yesNo' }],
        ]
      : [[question, property]],
  );
  const [[question, value]] = Object.entries(askedWhen) as [[string, string]];
  const rule = {
    if: { properties: { [question]: { const: value } }, required: [question] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so
    then: { required: [name] },
  };
  return JSON.stringify(
    { ...document, properties: Object.fromEntries(properties), allOf: [...document.allOf, rule] },
    null,
    2,
  );
}
