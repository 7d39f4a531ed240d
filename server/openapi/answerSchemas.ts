import { wireName } from '#domain/wire.ts';
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };

type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
/** An object with these fields; those named `field?` may be left out. */
export const record = (fields: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])),
});
export const ref = (name: keyof typeof answerSchemas): Schema => ({ $ref: `#/components/schemas/${name}` });

const condition = record({ name: text, 'is?': listOf({}), 'is_not?': listOf({}) });

/** What the API answers with: the shapes that several answers share, by name. */
export const answerSchemas = {
  Error: {
    ...record({ message: text }),
    description: 'Why a request was refused, in a sentence for a person.',
  },
  FieldErrors: {
    ...record({ message: text, errors: { type: 'object', additionalProperties: listOf(text) } }),
    description: 'Why a body was refused: sentences by field, in dot paths.',
  },
  RankedSystem: {
    ...record({
      slug: text,
      score: number,
      priority_points: number,
      points: listOf(record({ question: text, answer: text, points: number, why: text })),
    }),
    description: 'A system with what each answer gave it and why; the points add up to the score.',
  },
  Question: {
    ...record({
      name: text,
      id: text,
      title: text,
      'description?': text,
      answer: { enum: ['one', 'several'] },
      'least?': number,
      options: listOf(record({ value: text, title: text })),
      'asked_when?': listOf(listOf(condition)),
    }),
    description:
      'A question of the quiz. It is answered under `name`; `id` is its name in the points of a ranking. With ' +
      '`asked_when` it is asked only when all conditions of one of the lists hold, and must not be answered otherwise.',
  },
  System: {
    type: 'object',
    required: Object.keys(posSystems.systems[0] ?? {})
      .filter((name) => posSystems.systems.every((system) => name in system))
      .map(wireName),
    properties: { slug: text, name: text },
    description: 'The facts of a POS system.',
  },
} as const satisfies Record<string, Schema>;
