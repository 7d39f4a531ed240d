import type { FormDocument, QuestionDocument } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { duplicates, expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { checkFieldNames } from './checkFieldNames.ts';
import { type OptionLists, referencedList } from './readForm.ts';

const CONTACT = 'forms/contact.schema.json';

/** Pairs of keywords of which the first may not exceed the second. */
const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Keywords that apply to these types only; elsewhere they would be silently ignored. */
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

/** Faults of a form or quiz by itself: names, references to option lists, values that contradict each other. */
export function checkForm(file: string, form: FormDocument, optionLists: OptionLists): Finding[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    ...expectKnown({ file, pointer: '/$id' }, form.$id ?? name, [name], '"$id" has to be the name of the file'),
    ...checkFieldNames(file, form),
    ...form.required.flatMap((required, index) =>
      expectKnown(
        { file, pointer: pointer('required', index) },
        required,
        Object.keys(form.properties),
        `"${required}" is required but no property, so this could never be sent`,
      ),
    ),
    ...checkLeft(file, form),
    ...Object.entries(form.properties).flatMap(([property, schema]) =>
      checkProperty(file, pointer('properties', property), schema, [...optionLists.keys()]),
    ),
  ];
}

/** Fields that something else depends on, when they need not be filled in. */
function checkLeft(file: string, { required, properties }: FormDocument): Finding[] {
  return Object.entries(properties)
    .filter(([name]) => !required.includes(name))
    .flatMap(([name, property]) => {
      const follows =
        isConsent(property) && file === CONTACT
          ? 'a lead without it is kept without proof of consent, and gets no mail that needs one'
          : file === CONTACT && name === 'name'
            ? 'a comparison then has no name on it, and mails no greeting'
            : undefined;
      return follows === undefined
        ? []
        : [warning(file, pointer('properties', name), `"${name}" is optional: ${follows}`)];
    });
}

/** A box that has to be ticked. */
export function isConsent({ type, enum: values }: QuestionDocument): boolean {
  return type === 'boolean' && values?.length === 1 && values[0] === true;
}

function checkProperty(
  file: string,
  at: string,
  property: QuestionDocument,
  optionLists: readonly string[],
): Finding[] {
  return [
    ...checkReference(file, `${at}/$ref`, property.$ref, optionLists),
    ...RANGES.flatMap(([least, most]) => {
      const [low, high] = [property[least], property[most]];
      if (low === undefined || high === undefined || low <= high) return [];
      return [error(file, `${at}/${least}`, `${least} ${low} is more than ${most} ${high}: no answer is possible`)];
    }),
    ...Object.entries(TYPES_OF_KEYWORD).flatMap(([keyword, types]) =>
      keyword in property && !types.includes(property.type ?? 'string')
        ? [error(file, `${at}/${keyword}`, `"${keyword}" says nothing about an answer of type "${property.type}"`)]
        : [],
    ),
    ...(property.type === 'array' ? checkSeveral(file, at, property) : []),
    ...duplicates(property.oneOf ?? [], (option) => option.const).map((index) =>
      error(file, at + pointer('oneOf', index, 'const'), 'this answer is listed twice'),
    ),
    ...(property.items ? checkProperty(file, `${at}/items`, property.items, optionLists) : []),
  ];
}

function checkSeveral(file: string, at: string, { items, uniqueItems, minItems }: QuestionDocument): Finding[] {
  if (items === undefined) return [error(file, at, '"items" is missing: it says what each answer may be')];
  return [
    ...(uniqueItems === true ? [] : [error(file, at, '"uniqueItems": true is missing: an answer could be sent twice')]),
    ...(minItems === 0
      ? [warning(file, `${at}/minItems`, '0 asks for nothing: visitors can go on without an answer')]
      : []),
  ];
}

function checkReference(
  file: string,
  at: string,
  named: string | undefined,
  optionLists: readonly string[],
): Finding[] {
  if (named === undefined || optionLists.includes(referencedList(named) ?? '')) return [];
  const best = nearest(named.slice(named.lastIndexOf('/') + 1), optionLists);
  const message = `"${named}" names no option list of options.json`;
  return [misnamed({ file, pointer: at }, message, best && `options.json#/$defs/${best}`)];
}
