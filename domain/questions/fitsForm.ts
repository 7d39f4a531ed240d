import { answerFits } from './answerFits.ts';
import type { FormSchema } from './formSchema.ts';

/** Whether values fill in a form, or the named fields of it: everything required is there, and everything that is there fits. */
export function fitsForm(
  schema: FormSchema,
  values: Readonly<Record<string, unknown>>,
  fields: readonly string[] = Object.keys(schema.properties),
): boolean {
  return fields.every((field) => fits(schema, field, values[field]));
}

function fits(schema: FormSchema, field: string, value: unknown): boolean {
  if (value === undefined) return !schema.required.includes(field);
  const type = schema.properties[field]?.type;
  if (type === 'boolean' || type === 'number') return typeof value === type;
  if (type === 'integer') return Number.isInteger(value);
  return answerFits(schema, field, value);
}
