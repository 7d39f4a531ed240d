import { resolve } from 'node:path';
import { checkProject, type LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { type Project, readSurroundings, readTexts } from '#tools/schemasCheck/project.ts';

export const root = resolve(import.meta.dirname, '../..');

export const TODAY = '2026-11-28';

/** The documents of tests with the current meta-schemas, checked on a fixed day. */
export const frozen: Project = {
  ...readSurroundings(root),
  texts: { ...metaSchemas(), ...readTexts(resolve(root, 'tests/fixtures/schemas')) },
  before: {},
  isPublic: false,
  today: TODAY,
};

function metaSchemas(): Record<string, string> {
  const texts = readTexts(resolve(root, 'schemas/meta'));
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [`meta/${file}`, text]));
}

/**
 * A parsed document for a test to change: any shape is possible, and what a test expects is there
 * or the test fails.
 */
// biome-ignore lint/suspicious/noExplicitAny: mutations reach into documents whose types would hide what they break
export type Editable = any;

/** An edit of a document: changes its parsed value in place, or its text to break the JSON itself. */
export type Edit = {
  file: string;
  change?: (document: Editable) => void;
  text?: (text: string) => string;
  /** Whether the document is deleted. */
  gone?: true;
  /** Another edit made together with this one. */
  also?: Edit;
};

/** The frozen project after an edit. A new document starts as `{}`. */
export function edited({ file, change, text, gone, also }: Edit, project = frozen): Project {
  if (gone) {
    const { [file]: _deleted, ...texts } = project.texts;
    return { ...project, texts };
  }
  const before = project.texts[file] ?? '{}';
  let after = text ? text(before) : before;
  if (change) {
    const document: Editable = JSON.parse(before);
    change(document);
    after = JSON.stringify(document, null, 2);
  }
  if (after === before) throw new Error(`The edit of ${file} changes nothing`);
  const result = { ...project, texts: { ...project.texts, [file]: after } };
  return also ? edited(also, result) : result;
}

/** The same edit of each existing translation of a document. */
export function translationsOf(file: string, change: (document: Editable) => void, also?: Edit): Edit {
  const translations = Object.keys(frozen.texts).filter(
    (each) => /^translations\/\w+\//.test(each) && each.endsWith(`/${file}`),
  );
  const edit = translations.reduce<Edit | undefined>(
    (next, each) => ({ file: each, change, ...(next && { also: next }) }),
    also,
  );
  if (!edit) throw new Error(`${file} has no translation`);
  return edit;
}

/** The findings that the frozen project does not have. */
export function newFindings(project: Project): LocatedFinding[] {
  const known = new Set(baseline.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`));
  return checkProject(project).filter(({ file, pointer, message }) => !known.has(`${file} ${pointer} ${message}`));
}

const baseline = checkProject(frozen);
