import type { ErrorObject } from 'ajv';
import { isRecord } from '#domain/json.ts';
import { type Finding, pointer } from '../finding.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';

/** Longer values are cut in messages. */
const MOST_QUOTED = 60;

/** One error of Ajv in our words; undefined for an error that only says that another was found. */
export function inWords(file: string, refusal: ErrorObject): Finding | undefined {
  const { keyword, params, instancePath, data } = refusal;
  const at = { file, pointer: instancePath };
  const parent = isRecord(refusal.parentSchema) ? refusal.parentSchema : {};
  const say = (message: string, right?: string) => misnamed(at, message, right);
  switch (keyword) {
    case 'if':
      return undefined;
    case 'type':
      return say(`has to be ${typesInWords(params.type)}, but is ${typeInWords(typeOf(data))}${meaningOf(parent)}`);
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      return misnamed(
        { file, pointer: instancePath + pointer(name) },
        `"${name}" is not known here`,
        nearest(name, Object.keys(isRecord(parent.properties) ? parent.properties : {})),
      );
    }
    case 'propertyNames': {
      const name = String(params.propertyName);
      return misnamed(
        { file, pointer: instancePath + pointer(name) },
        `"${name}" is not written like the other names`,
        undefined,
      );
    }
    case 'required': {
      const name = String(params.missingProperty);
      const missing = isRecord(parent.properties) ? parent.properties[name] : undefined;
      return say(`"${name}" is missing${meaningOf(isRecord(missing) ? missing : {})}`);
    }
    case 'enum': {
      const allowed: unknown[] = Array.isArray(refusal.schema) ? refusal.schema : [];
      return say(
        `${quoted(data)} is not one of ${allowed.map(String).join(', ')}`,
        nearest(String(data), allowed.map(String)),
      );
    }
    case 'const':
      return say(`${quoted(data)} has to be ${quoted(refusal.schema)}`, String(refusal.schema));
    case 'not':
    case 'false schema':
      return say(typeof parent.description === 'string' ? parent.description : 'is not allowed here');
    case 'pattern':
      // Property names are left to `propertyNames`, which reports them with their place.
      return refusal.propertyName === undefined
        ? say(`${quoted(data)} is not in the required format${meaningOf(parent, ` (${String(parent.pattern)})`)}`)
        : undefined;
    case 'minProperties':
    case 'maxProperties': {
      const names = Object.keys(isRecord(parent.properties) ? parent.properties : {});
      return say(names.length > 0 ? `has to be exactly one of ${names.join(', ')}` : 'is empty');
    }
    case 'minItems':
      return say(params.limit === 1 ? 'is empty: needs at least one entry' : `needs at least ${params.limit} entries`);
    case 'maxItems':
      return say(`has too many entries: at most ${params.limit}`);
    case 'minLength':
      return say(params.limit === 1 ? 'is empty' : `is too short: needs at least ${params.limit} characters`);
    case 'maxLength':
      return say(`is too long: ${String(data).length} characters, at most ${params.limit}`);
    case 'minimum':
      return say(`${quoted(data)} is too small: at least ${params.limit}${meaningOf(parent)}`);
    case 'exclusiveMinimum':
      return say(`${quoted(data)} is too small: more than ${params.limit}${meaningOf(parent)}`);
    case 'maximum':
      return say(`${quoted(data)} is too large: at most ${params.limit}${meaningOf(parent)}`);
    case 'multipleOf':
      return say(`${quoted(data)} is not a multiple of ${params.multipleOf}`);
    case 'uniqueItems': {
      const second = Math.max(Number(params.i), Number(params.j));
      return misnamed({ file, pointer: instancePath + pointer(second) }, 'is listed twice', undefined);
    }
    default:
      return say(`${quoted(data)} is not allowed here${meaningOf(parent)}`);
  }
}

/** The purpose of a value: the first sentence of its description. */
function meaningOf({ description }: Record<string, unknown>, otherwise = ''): string {
  return typeof description === 'string' ? `: ${description.split(/\.(?:\s|$)/)[0]}` : otherwise;
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text ("…")',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list ([…])',
  object: 'a record ({…})',
  null: 'null',
};

const typeInWords = (type: string) => TYPES[type] ?? type;

function typesInWords(types: unknown): string {
  return [types].flat().map(String).map(typeInWords).join(' or ');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
