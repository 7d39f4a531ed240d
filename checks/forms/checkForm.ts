import { isRecord } from '#domain/json.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { duplicates, expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { type FormOutline, list, readOptionLists, referencedList } from './readForm.ts';

type Property = Readonly<Record<string, unknown>>;

/** Pairs of keywords of which the first may not exceed the second. */
const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Keywords that say something about answers of these types only; elsewhere they would be ignored silently. */
const TYPES_OF_KEYWORD: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  format: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  maxProperties: ['object'],
};

/** What is wrong in a form or quiz by itself: names, references to option lists, values that contradict each other. */
export function checkForm(
  { file, properties, required }: FormOutline,
  source: unknown,
  optionLists: unknown,
): Finding[] {
  const id = isRecord(source) ? source.$id : undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    ...(typeof id === 'string'
      ? expectKnown({ file, pointer: '/$id' }, id, [name], '"$id" has to be the name of the file')
      : []),
    ...required.flatMap((required, index) =>
      expectKnown(
        { file, pointer: pointer('required', index) },
        required,
        properties.keys(),
        `"${required}" is required but no property, so this could never be sent`,
      ),
    ),
    ...[...properties].flatMap(([property, schema]) =>
      checkProperty(file, pointer('properties', property), schema, [...readOptionLists(optionLists).keys()]),
    ),
  ];
}

/** A box that has to be ticked. */
export function isConsent(property: Property): boolean {
  const values = list(property.enum);
  return property.type === 'boolean' && values.length === 1 && values[0] === true;
}

function checkProperty(file: string, at: string, property: Property, optionLists: readonly string[]): Finding[] {
  return [
    ...checkReference(file, `${at}/$ref`, property.$ref, optionLists),
    ...checkPrefilled(file, at, property),
    ...RANGES.flatMap(([least, most]) => {
      const [low, high] = [property[least], property[most]];
      if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
      return [error(file, `${at}/${least}`, `${least} ${low} is more than ${most} ${high}: no answer is possible`)];
    }),
    ...Object.entries(TYPES_OF_KEYWORD).flatMap(([keyword, types]) =>
      keyword in property && !types.includes(String(property.type ?? 'string'))
        ? [
            error(
              file,
              `${at}/${keyword}`,
              `"${keyword}" says nothing about an answer of type "${String(property.type)}"`,
            ),
          ]
        : [],
    ),
    ...(property.type === 'array' ? checkSeveral(file, at, property) : []),
    ...duplicates(list(property.oneOf), (option) => (isRecord(option) ? option.const : undefined)).map((index) =>
      error(file, at + pointer('oneOf', index, 'const'), 'this answer is listed twice'),
    ),
    ...(isRecord(property.items) ? checkProperty(file, `${at}/items`, property.items, optionLists) : []),
  ];
}

function checkSeveral(file: string, at: string, { items, uniqueItems }: Property): Finding[] {
  if (items === undefined) return [error(file, at, '"items" is missing: it says what each answer may be')];
  return uniqueItems === true ? [] : [error(file, at, '"uniqueItems": true is missing: an answer could be sent twice')];
}

function checkReference(file: string, at: string, reference: unknown, optionLists: readonly string[]): Finding[] {
  const id = referencedList(reference);
  if (reference === undefined || (id !== undefined && optionLists.includes(id))) return [];
  const named = String(reference);
  const best = nearest(named.slice(named.lastIndexOf('/') + 1), optionLists);
  const message = `"${named}" names no option list of options.json`;
  return [misnamed({ file, pointer: at }, message, best && `options.json#/$defs/${best}`)];
}

function checkPrefilled(file: string, at: string, property: Property): Finding[] {
  if ('const' in property)
    return [
      error(
        file,
        `${at}/const`,
        '"const" would be filled in beforehand (a consent would be ticked): write "enum" with one value',
      ),
    ];
  if (!('default' in property)) return [];
  if (isConsent(property)) return [error(file, `${at}/default`, 'a consent starts unticked (D22)')];
  return !Array.isArray(property.enum) || property.enum.includes(property.default)
    ? []
    : [error(file, `${at}/default`, `"${String(property.default)}" is not one of the answers`)];
}
