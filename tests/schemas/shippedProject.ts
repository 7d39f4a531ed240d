import { resolve } from 'node:path';
import { checkProject, type LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { type Project, readProject } from '#tools/schemasCheck/project.ts';

export const root = resolve(import.meta.dirname, '../..');

/** The documents as they are shipped, checked on a day of their time. */
export const TODAY = '2026-11-28';
export const shipped: Project = { ...readProject(root), before: {}, isPublic: false, today: TODAY };

/**
 * A parsed document for a test to change by hand: any shape is possible, and what a test expects to be there is there
 * or the test fails.
 */
// biome-ignore lint/suspicious/noExplicitAny: mutations reach into documents whose types would hide what they break
export type Editable = any;

/** An edit: of one document, by changing its parsed value in place, or its text where JSON itself is broken. */
export type Edit = {
  file: string;
  change?: (document: Editable) => void;
  text?: (text: string) => string;
  /** Whether the document is deleted. */
  gone?: true;
  /** Another edit made together with this one. */
  also?: Edit;
};

/** The shipped project with an edit made. A document that is not there begins as `{}`. */
export function edited({ file, change, text, gone, also }: Edit, project = shipped): Project {
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

/** What the check finds in a project that it does not find in the shipped one. */
export function newFindings(project: Project): LocatedFinding[] {
  const known = new Set(baseline.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`));
  return checkProject(project).filter(({ file, pointer, message }) => !known.has(`${file} ${pointer} ${message}`));
}

/** What the check finds in the shipped documents. */
const baseline = checkProject(shipped);
