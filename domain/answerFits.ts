import type { FormSchema, PropertySchema } from './formSchema.ts';

/**
 * Whether a value answers a question: one of its options, or enough different ones of them where several may be
 * chosen. The machine asks this at every step; the whole of the answers is checked again by the compiled schema.
 */
export function answerFits(schema: FormSchema, question: string, answer: unknown): boolean {
  const property = schema.properties[question];
  if (!property || answer === undefined) return false;
  return property.type === 'array' ? fitsSeveral(property, answer) : fitsOne(property, answer);
}

function fitsSeveral({ items = {}, minItems = 0 }: PropertySchema, answer: unknown): boolean {
  return (
    Array.isArray(answer) &&
    answer.length >= minItems &&
    new Set(answer).size === answer.length &&
    answer.every((entry: unknown) => fitsOne(items, entry))
  );
}

function fitsOne({ enum: options }: PropertySchema, answer: unknown): boolean {
  return options === undefined ? answer !== '' : options.some((option) => option === answer);
}
