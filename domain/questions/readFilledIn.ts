import { isRecord } from '../json.ts';
import type { FormSchema, PropertySchema } from './formSchema.ts';

/**
 * What was filled into a form before a reload, from a storage that anyone at this browser can write to: values of the
 * form's fields, of the right types, valid or not.
 */
export function readFilledIn(schema: FormSchema, stored: unknown): Record<string, unknown> {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([field, property]) =>
      Object.hasOwn(stored, field) && isOfType(property, stored[field]) ? [[field, stored[field]]] : [],
    ),
  );
}

function isOfType({ type, enum: options, items }: PropertySchema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value) && value.every((entry: unknown) => isOfType(items ?? {}, entry));
  if (options) return options.some((option) => option === value);
  return type === 'boolean' ? typeof value === 'boolean' : typeof value === 'string';
}
