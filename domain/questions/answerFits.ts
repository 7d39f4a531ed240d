import { type FormatName, formats } from '../text/formats.ts';
import { formatted } from '../text/normalise.ts';
import { normaliseText } from '../text/normaliseText.ts';
import type { FormSchema, PropertySchema } from './formSchema.ts';

/**
 * Whether a value answers a question: one of its options, enough different ones of them where several may be chosen, or
 * a text written as its format asks. The machine asks this at every step; the compiled schema checks all answers again.
 */
export function answerFits(schema: FormSchema, question: string, answer: unknown): boolean {
  const property = schema.properties[question];
  if (!property || answer === undefined) return false;
  return property.type === 'array' ? fitsSeveral(property, answer) : fitsOne(property, answer);
}

function fitsSeveral({ items = {}, minItems = 0, maxItems }: PropertySchema, answer: unknown): boolean {
  return (
    Array.isArray(answer) &&
    answer.length >= minItems &&
    (typeof maxItems !== 'number' || answer.length <= maxItems) &&
    new Set(answer).size === answer.length &&
    answer.every((entry: unknown) => fitsOne(items, entry))
  );
}

function fitsOne(property: PropertySchema, answer: unknown): boolean {
  const { enum: options } = property;
  if (options !== undefined) return options.some((option) => option === answer);
  return typeof answer === 'string' && fitsText(property, formatted(normaliseText(answer), property.format));
}

/** Gives the compiled schema's verdict on normalised text. Lengths count characters, not UTF-16 units. */
function fitsText({ format, minLength, maxLength }: PropertySchema, text: string): boolean {
  const length = [...text].length;
  return (
    text !== '' &&
    (typeof minLength !== 'number' || length >= minLength) &&
    (typeof maxLength !== 'number' || length <= maxLength) &&
    (!isFormatName(format) || formats[format].test(text))
  );
}

const isFormatName = (format: string | undefined): format is FormatName =>
  format !== undefined && Object.hasOwn(formats, format);
