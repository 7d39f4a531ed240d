import { isRecord } from '#domain/json.ts';
import type { DocumentTypes, FormDocument } from '../documents.ts';
import { kindOf } from '../kinds.ts';

/** Texts of a document by their path in a translation, its keys joined by dots. */
export type TextsByPath = Map<string, string>;

/** Keys of content that hold no words: names of things, addresses, dates, codes, and names of people and products. */
const NOT_TEXT = new Set(
  [
    ['$schema', '$id', 'id', 'slug', 'sampleId', 'kind', 'per', 'page', 'hero', 'sections', 'status', 'sentiment'],
    ['to', 'path', 'url', 'embedUrl', 'site', 'website', 'source', 'sources', 'image', 'network', 'platform'],
    [
      'code',
      'own',
      'locale',
      'timeZone',
      'name',
      'shortName',
      'nameParts',
      'address',
      'phone',
      'copyright',
      'plan',
      'forPlans',
      'channel',
    ],
    ['value', 'unit', 'currency', 'country', 'date', 'publishedOn', 'pricing', 'tint'],
    ['candidates', 'logoStrip', 'vendors', 'criteria', 'ways'],
  ].flat(),
);
/** Parts of content in which nothing is a text. */
const NO_TEXTS_WITHIN = new Set(['mark', 'mailboxes', 'scheduling']);
/** Parts of content in which such a key does hold words: names of hardware and add-ons are descriptions. */
const NAMED_IN_WORDS = [
  ['addons', 'name'],
  ['hardwareCosts', 'name'],
  ['transactionFees', 'plan'],
] as const;
const UI_TEXTS = new Set(['ui:placeholder', 'ui:help', 'ui:title', 'ui:description', 'submitText', 'answerLabel']);

const kept = new WeakMap<object, TextsByPath>();

/** Every English text of a document. Kept, because several checks ask for it. */
export function englishTexts(file: string, document: unknown): TextsByPath {
  if (typeof document !== 'object' || document === null) return new Map();
  const known = kept.get(document) ?? findTexts(file, document);
  kept.set(document, known);
  return known;
}

function findTexts(file: string, document: object): TextsByPath {
  // The casts hold for documents that fit the meta-schemas of their kinds.
  switch (kindOf(file)) {
    case 'options':
      return optionTexts(document as DocumentTypes['options']);
    case 'form':
    case 'quiz':
      return formTexts(document as FormDocument);
    case 'form-ui':
    case 'quiz-ui':
      return leaves(
        document,
        (keys) => UI_TEXTS.has(keys.at(-1) ?? '') || (keys[0] === 'ui:messages' && keys.length === 3),
      );
    case 'texts':
      return leaves(document, ([first]) => !first?.startsWith('$'));
    // Pages of other sites, under their original titles.
    case 'sources':
      return new Map();
    default:
      return leaves(document, isContentText);
  }
}

/** Every English text that needs translation; texts for the sales team stay English. */
export function textsToTranslate(file: string, document: unknown): TextsByPath {
  const staying = isRecord(document) && Array.isArray(document.$english) ? document.$english : [];
  return new Map([...englishTexts(file, document)].filter(([path]) => !staying.includes(path.split('.')[0])));
}

/** The key of a list decides for its entries. Numbers, and amounts without a word, are the same in every language. */
function isContentText(keys: readonly string[], text: string): boolean {
  const named = keys.findLast((key) => !/^\d+$/.test(key)) ?? '';
  const isText = !NOT_TEXT.has(named) || NAMED_IN_WORDS.some(([part, key]) => key === named && keys.includes(part));
  return isText && !keys.some((key) => NO_TEXTS_WITHIN.has(key)) && /\p{L}/u.test(text);
}

/** Whether a translation must have all texts of this document; only some of the content is ever shown. */
export function isTranslatedWhole(file: string): boolean {
  return !file.startsWith('content/');
}

/** The texts of nested records by path. Entries of a list are named by id, slug or path, otherwise by position. */
function leaves(source: unknown, isText: (keys: readonly string[], text: string) => boolean): TextsByPath {
  const found: TextsByPath = new Map();
  const walk = (value: unknown, keys: readonly string[]) => {
    if (typeof value === 'string' && isText(keys, value)) found.set(keys.join('.'), value);
    if (Array.isArray(value))
      for (const [index, entry] of value.entries()) walk(entry, [...keys, entryName(entry) ?? String(index)]);
    if (isRecord(value)) for (const [key, entry] of Object.entries(value)) walk(entry, [...keys, key]);
  };
  walk(source, []);
  return found;
}

function entryName(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.id ?? entry.slug ?? entry.path) : undefined;
  return typeof name === 'string' ? name : undefined;
}

function optionTexts({ $defs }: DocumentTypes['options']): TextsByPath {
  return new Map(
    Object.entries($defs).flatMap(([id, { oneOf }]) =>
      oneOf.map((option): [string, string] => [`${id}.${option.const}`, option.title]),
    ),
  );
}

function formTexts({ title, properties }: FormDocument): TextsByPath {
  const texts: [string, string | undefined][] = [
    ['$title', title],
    ...Object.entries(properties).flatMap(([name, property]): [string, string | undefined][] => [
      [`${name}.title`, property.title],
      [`${name}.description`, property.description],
    ]),
  ];
  return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
}
