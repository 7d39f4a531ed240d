import { isRecord } from '#domain/json.ts';

/**
 * A document of `schemas/` with its translation (schemas/README.md "Translate"): the same shape, other words. What the
 * translation leaves out stays as it is.
 * @param file its path inside `schemas/`
 */
export function withTranslation<Document>(file: string, document: Document, translation: unknown): Document {
  if (!isRecord(translation) || !isRecord(document)) return overlaid(document, translation);
  // The casts hold because texts replace texts, and lists and records keep their shape.
  if (file === 'options.json') return optionsIn(document, translation) as Document;
  if (file.endsWith('.schema.json')) return formIn(document, translation) as Document;
  return overlaid(document, translation);
}

/** Entries of lists find their translation by id, slug or path, otherwise by position. */
function overlaid<Part>(part: Part, translation: unknown): Part {
  if (typeof part === 'string') return (typeof translation === 'string' ? translation : part) as Part;
  if (!isRecord(translation)) return part;
  if (Array.isArray(part))
    return part.map((entry: unknown, index) => overlaid(entry, translation[nameOf(entry) ?? index])) as Part;
  if (!isRecord(part)) return part;
  // A language may have plural forms that English lacks.
  const added = Object.entries(translation).filter(([key]) => !(key in part) && !key.startsWith('$'));
  return Object.fromEntries([
    ...Object.entries(part).map(([key, value]) => [key, overlaid(value, translation[key])]),
    ...added,
  ]) as Part;
}

function nameOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.id ?? entry.slug ?? entry.path) : undefined;
  return typeof name === 'string' ? name : undefined;
}

function optionsIn({ $defs, ...rest }: Record<string, unknown>, translation: Record<string, unknown>) {
  const lists = Object.entries(isRecord($defs) ? $defs : {}).map(([id, list]) => {
    const words = translation[id];
    if (!isRecord(list) || !Array.isArray(list.oneOf) || !isRecord(words)) return [id, list];
    const oneOf = list.oneOf.map((option) => ({ ...option, title: words[option.const] ?? option.title }));
    return [id, { ...list, oneOf }];
  });
  return { ...rest, $defs: Object.fromEntries(lists) };
}

/** Keeps the order of the keys, by which a stored quiz is recognised in another language (withoutWords.ts). */
function formIn(
  document: Record<string, unknown>,
  { $title, ...fields }: Record<string, unknown>,
): Record<string, unknown> {
  return {
    ...document,
    ...(typeof $title === 'string' && { title: $title }),
    properties: overlaid(document.properties, fields),
  };
}
