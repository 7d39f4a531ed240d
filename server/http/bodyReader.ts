import { Ajv, type ErrorObject } from 'ajv';
import { isRecord } from '#domain/json.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { refusalWords } from '#domain/questions/refusalWords.ts';
import { formats } from '#domain/text/formats.ts';
import { normaliseForm } from '#domain/text/normalise.ts';
import { wireName } from '#domain/wire.ts';
import texts from '#schemas/texts/api.json' with { type: 'json' };
import type { FormMessages } from '#server/forms.ts';
import { fillText } from '#server/texts.ts';
import { measured } from './measured.ts';
import { type FieldErrors, Refusal } from './refusal.ts';
import { unstorablePaths } from './unstorableText.ts';

/** As in the browser's validators: every error at once, nothing converted, filled in or stripped. */
const ajv = new Ajv({ allErrors: true, strict: false, formats });

/** So many mistakes are named; who makes more is no person who fills in a form. */
const MOST_ERRORS = 20;
/** Only the name of a field that we do not know comes from outside. */
const LONGEST_FIELD_NAME = 100;

/** Reads a body, or throws a 422 with messages by field; `schema` says what it accepts. */
export type BodyReader<Body> = ((body: unknown) => Body) & { schema: object };

/**
 * Creates the function that reads a body by a schema: normalised, then validated, with messages in the form's own words
 * where it has any.
 */
export function bodyReader<Body>(schema: FormSchema | object, messages: FormMessages = {}): BodyReader<Body> {
  const isValid = ajv.compile<Body>(schema);
  // Some bodies have the names of the form itself, others those of the wire.
  const wordsByField = new Map(
    Object.entries(messages).flatMap(([field, words]) => [[field, words] as const, [wireName(field), words] as const]),
  );

  function sentence({ keyword, params }: ErrorObject, path: string): string {
    const field = path.split('.')[0] ?? '';
    const words = wordsByField.get(field);
    const generic: Readonly<Record<string, string>> = texts.field;
    const text = refusalWords(words, keyword) ?? generic[keyword] ?? texts.field.default;
    return fillText(text, { limit: String(params.limit) });
  }

  const read = (received: unknown): Body => {
    if (!isRecord(received)) throw new Refusal(400, 'notAnObject');
    const body: unknown = normaliseForm(measured(received, schema), schema);
    const errors = new Map<string, Set<string>>();
    const report = (path: string, text: string) => errors.set(path, (errors.get(path) ?? new Set()).add(text));

    const accepted = isValid(body);
    const found = isValid.errors ?? [];
    const tooLong = new Set(found.filter(({ keyword }) => keyword === 'maxLength').map(pathOf));
    for (const error of found) {
      if (errors.size >= MOST_ERRORS) break;
      // "if" only says that a rule under "then" failed, which has its own error.
      if (error.keyword === 'if') continue;
      // What else is wrong with a text that is too long may be its length alone.
      const path = pathOf(error);
      if (!tooLong.has(path) || error.keyword === 'maxLength') report(path, sentence(error, path));
    }
    for (const path of unstorablePaths(body).slice(0, MOST_ERRORS)) report(path, texts.field.controlCharacters);
    if (accepted && errors.size === 0) return body;
    throw new Refusal(422, 'invalidBody', { errors: toFieldErrors(errors) });
  };
  return Object.assign(read, { schema });
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const segments = instancePath.split('/').slice(1);
  if (keyword === 'required') segments.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') segments.push(String(params.additionalProperty).slice(0, LONGEST_FIELD_NAME));
  return segments.join('.');
}

function toFieldErrors(errors: ReadonlyMap<string, ReadonlySet<string>>): FieldErrors {
  return Object.fromEntries([...errors].map(([path, sentences]) => [path, [...sentences]]));
}
