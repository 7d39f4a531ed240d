import { keysOf, pointer } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { isRecord } from '#domain/json.ts';

type Documents = Readonly<Record<string, unknown>>;

/** A document or a part of one that is edited by itself. */
export type Entry = { title: string; file: string; pointer: string; children: Entry[] };
export type Group = { title: string; entries: Entry[] };

/** What there is, by what owners look for. */
export function outlineOf(documents: Documents): Group[] {
  const files = Object.keys(documents).filter((file) => kindOf(file) !== undefined);
  const ofKind = (...kinds: string[]) => files.filter((file) => kinds.includes(kindOf(file) ?? ''));
  const whole = (file: string, at?: string) => entry(documents, file, '', at);
  const parts = (file: string, at: string) => (file in documents ? partsOf(documents, file, at) : []);
  const questions = (file: string): Entry => ({
    ...whole(file),
    title: titleOf(documents[file]) ?? nameOf(file),
    children: [...parts(file, '/properties'), ...looks(documents, file)],
  });
  const named = new Set([
    ...ofKind('quiz', 'form', 'quiz-ui', 'form-ui', 'options', 'texts', 'translation'),
    ...['pos-systems', 'scoring', 'sources', 'routes'].map((name) => `content/${name}.json`),
  ]);
  return [
    { title: 'Quizzes', entries: ofKind('quiz').map(questions) },
    { title: 'Forms', entries: ofKind('form').map(questions) },
    { title: 'Option lists', entries: parts('options.json', '/$defs') },
    { title: 'Texts', entries: ofKind('texts').map((file) => whole(file)) },
    { title: 'Vendors', entries: parts('content/pos-systems.json', '/systems') },
    { title: 'Points', entries: [whole('content/scoring.json'), ...parts('content/scoring.json', '/points')] },
    { title: 'Sources', entries: parts('content/sources.json', '/sources') },
    { title: 'Routes', entries: parts('content/routes.json', '') },
    { title: 'Pages and figures', entries: files.filter((file) => !named.has(file)).map((file) => whole(file)) },
    ...languagesOf(files).map((language) => ({
      title: `Translations: ${language}`,
      entries: files
        .filter((file) => file.startsWith(`translations/${language}/`))
        .map((file) => ({ ...whole(file), title: file.slice(`translations/${language}/`.length) })),
    })),
  ].filter(({ entries }) => entries.length > 0);
}

export const languagesOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /^translations\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

/** Whether a place is an entry's own or lies within it. */
export const isWithin = (entry: Pick<Entry, 'file' | 'pointer'>, place: { file: string; pointer: string }): boolean =>
  entry.file === place.file && (place.pointer === entry.pointer || place.pointer.startsWith(`${entry.pointer}/`));

/** The smallest entry that a place lies in, and the document where there is none. */
export function entryAt(groups: readonly Group[], place: { file: string; pointer: string }): Entry {
  const all = groups.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]));
  const fitting = all.filter((entry) => isWithin(entry, place));
  const smallest = fitting.toSorted((a, b) => b.pointer.length - a.pointer.length)[0];
  return smallest ?? { title: nameOf(place.file), file: place.file, pointer: '', children: [] };
}

function looks(documents: Documents, file: string): Entry[] {
  const ui = file.replace('.schema.json', '.ui.json');
  return ui in documents ? [{ title: 'How it looks', file: ui, pointer: '', children: [] }] : [];
}

function partsOf(documents: Documents, file: string, at: string): Entry[] {
  const whole = keysOf(at).reduce<unknown>(
    (within, key) => (isRecord(within) ? within[key] : undefined),
    documents[file],
  );
  if (!isRecord(whole) && !Array.isArray(whole)) return [];
  return Object.keys(whole).map((key) => entry(documents, file, at + pointer(key)));
}

function entry(documents: Documents, file: string, at: string, title?: string): Entry {
  const keys = keysOf(at);
  const value = keys.reduce<unknown>(
    (within, key) => (within as Record<string, unknown> | undefined)?.[key],
    documents[file],
  );
  return {
    title: title ?? (at === '' ? nameOf(file) : titleOf(value)) ?? keys.at(-1) ?? file,
    file,
    pointer: at,
    children: [],
  };
}

/** How people name a thing; lists and points are known by their key. */
function titleOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const title = value.path ?? value.title ?? value.name;
  return typeof title === 'string' ? title : undefined;
}

export const nameOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/(?:\.(?:schema|ui))?\.json$/, '')
    .replaceAll('-', ' ');
