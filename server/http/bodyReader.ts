import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isRecord } from '#domain/json.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { refusalWords } from '#domain/questions/refusalWords.ts';
import { formats } from '#domain/text/formats.ts';
import { normaliseForm } from '#domain/text/normalise.ts';
import { wireName } from '#domain/wire.ts';
import apiTexts from '#schemas/texts/api.json' with { type: 'json' };
import type { FormMessages } from '#server/forms.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import { measured } from './measured.ts';
import { Refusal } from './refusal.ts';
import { unstorablePaths } from './unstorableText.ts';

/** As in the browser's validators: every error at once, nothing converted, filled in or stripped. */
const ajv = new Ajv({ allErrors: true, strict: false, formats });

/** What is wrong with a field; the sentence follows once the language is known. */
type Told = Pick<ErrorObject, 'keyword' | 'params'>;

/** At most this many mistakes are named: a person who fills in a form does not make more. */
const MOST_ERRORS = 20;
/** The name of an unknown field is the only one that comes from outside. */
const LONGEST_FIELD_NAME = 100;

/** Reads a body, or throws a 422 with messages by field; `schema` says what it accepts. */
export type BodyReader<Body> = ((body: unknown) => Body) & { schema: object };

const validators: (() => unknown)[] = [];

/** Compiles the schemas of all bodies, so that no visitor waits for it. Commands and threads read no bodies and skip it. */
export function compileBodyReaders(): void {
  for (const validator of validators) validator();
}

/**
 * Creates the function that reads a body by a schema: normalised, then validated, with messages in the form's own words
 * where it has any.
 */
export function bodyReader<Body>(
  schema: FormSchema | object,
  messagesIn: (language: string) => FormMessages = () => ({}),
): BodyReader<Body> {
  let compiled: ValidateFunction<Body> | undefined;
  const validator = () => {
    compiled ??= ajv.compile<Body>(schema);
    return compiled;
  };
  validators.push(validator);

  function sentenceIn(language: string, { keyword, params }: Told, path: string): string {
    const field = path.split('.')[0] ?? '';
    const texts = translated('texts/api.json', apiTexts, language);
    const generic: Readonly<Record<string, string>> = texts.field;
    const text = refusalWords(wordsOf(messagesIn(language), field), keyword) ?? generic[keyword] ?? texts.field.default;
    return fillText(text, { limit: String(params.limit) });
  }

  const read = (received: unknown): Body => {
    if (!isRecord(received)) throw new Refusal(400, 'notAnObject');
    const body: unknown = normaliseForm(measured(received, schema), schema);
    const errors = new Map<string, Told[]>();
    const report = (path: string, told: Told) => errors.set(path, [...(errors.get(path) ?? []), told]);

    const isValid = validator();
    const accepted = isValid(body);
    const found = isValid.errors ?? [];
    const tooLong = new Set(found.filter(({ keyword }) => keyword === 'maxLength').map(pathOf));
    for (const error of found) {
      if (errors.size >= MOST_ERRORS) break;
      // "if" only says that a rule under "then" failed, which has its own error.
      if (error.keyword === 'if') continue;
      // Other errors of a text that is too long may come from its length alone.
      const path = pathOf(error);
      if (!tooLong.has(path) || error.keyword === 'maxLength') report(path, error);
    }
    for (const path of unstorablePaths(body).slice(0, MOST_ERRORS))
      report(path, { keyword: 'controlCharacters', params: {} });
    if (accepted && errors.size === 0) return body;
    throw new Refusal(422, 'invalidBody', {
      errors: (language) =>
        Object.fromEntries(
          [...errors].map(([path, told]) => [path, [...new Set(told.map((one) => sentenceIn(language, one, path)))]]),
        ),
    });
  };
  return Object.assign(read, { schema });
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const segments = instancePath.split('/').slice(1);
  if (keyword === 'required') segments.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') segments.push(String(params.additionalProperty).slice(0, LONGEST_FIELD_NAME));
  return segments.join('.');
}

/** Some bodies use the names of the form itself, others those of the wire. */
const wordsOf = (messages: FormMessages, field: string) =>
  messages[field] ?? Object.entries(messages).find(([name]) => wireName(name) === field)?.[1];
