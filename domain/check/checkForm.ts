import { isRecord } from '../json.ts';
import { type Finding, pointer, unknownName } from './finding.ts';
import { nearest } from './nearest.ts';
import { type FormOutline, list, readOptionLists, referencedList } from './readForm.ts';

/** Pairs of keywords of which the first may not exceed the second. */
const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** What is wrong in a form or quiz by itself: names, references to option lists, values that contradict each other. */
export function checkForm(form: FormOutline, source: unknown, optionLists: unknown): Finding[] {
  const { file, properties, required } = form;
  const record = isRecord(source) ? source : {};
  const expectedId = file.slice(file.lastIndexOf('/') + 1);
  return [
    ...(record.$id === undefined || record.$id === expectedId
      ? []
      : [unknownName({ file, pointer: '/$id' }, `"$id" is the name of the file`, expectedId)]),
    ...required.flatMap((name, index) =>
      properties.has(name)
        ? []
        : [
            unknownName(
              { file, pointer: pointer('required', index) },
              `"${name}" is required but no property, so this could never be sent`,
              nearest(name, properties.keys()),
            ),
          ],
    ),
    ...[...properties].flatMap(([name, property]) =>
      checkProperty(file, pointer('properties', name), property, optionLists),
    ),
  ];
}

function checkProperty(
  file: string,
  at: string,
  property: Readonly<Record<string, unknown>>,
  optionLists: unknown,
): Finding[] {
  const error = (where: string, message: string): Finding => ({
    severity: 'error',
    file,
    pointer: `${at}${where}`,
    message,
  });
  return [
    ...checkReference(file, at, property, optionLists),
    ...('const' in property
      ? [
          error(
            '/const',
            '"const" would be filled in beforehand (a consent would be ticked): write "enum" with one value',
          ),
        ]
      : []),
    ...RANGES.flatMap(([least, most]) => {
      const [low, high] = [property[least], property[most]];
      return typeof low === 'number' && typeof high === 'number' && low > high
        ? [error(`/${least}`, `${least} ${low} is more than ${most} ${high}: no answer is possible`)]
        : [];
    }),
    ...(property.type === 'array' && property.items === undefined
      ? [error('', '"items" is missing: it says what each answer may be')]
      : []),
    ...checkDefault(property, error),
    ...duplicates(list(property.oneOf), (option) => (isRecord(option) ? option.const : undefined)).map((index) =>
      error(pointer('oneOf', index, 'const'), 'this answer is listed twice'),
    ),
    ...(isRecord(property.items) ? checkProperty(file, `${at}/items`, property.items, optionLists) : []),
  ];
}

function checkReference(
  file: string,
  at: string,
  property: Readonly<Record<string, unknown>>,
  optionLists: unknown,
): Finding[] {
  if (property.$ref === undefined) return [];
  const lists = [...readOptionLists(optionLists).keys()];
  const named = String(property.$ref);
  const id = referencedList(named);
  if (id !== undefined && lists.includes(id)) return [];
  const best = nearest(named.slice(named.lastIndexOf('/') + 1), lists);
  return [
    unknownName(
      { file, pointer: `${at}/$ref` },
      `"${named}" names no option list of options.json`,
      best && `options.json#/$defs/${best}`,
    ),
  ];
}

function checkDefault(
  property: Readonly<Record<string, unknown>>,
  error: (where: string, message: string) => Finding,
): Finding[] {
  if (!('default' in property)) return [];
  if (isConsent(property)) return [error('/default', 'a consent starts unticked (D22)')];
  const values = Array.isArray(property.enum) ? property.enum : undefined;
  return values && !values.includes(property.default)
    ? [error('/default', `"${String(property.default)}" is not one of the answers`)]
    : [];
}

/** A box that has to be ticked. */
export function isConsent(property: Readonly<Record<string, unknown>>): boolean {
  return property.type === 'boolean' && list(property.enum).length === 1 && list(property.enum)[0] === true;
}

/** Positions of entries that are the same as an earlier one. */
export function duplicates<T>(entries: readonly T[], by: (entry: T) => unknown): number[] {
  const seen = new Set<unknown>();
  return entries.flatMap((entry, index) => {
    const key = by(entry);
    const again = key !== undefined && seen.has(key);
    seen.add(key);
    return again ? [index] : [];
  });
}
