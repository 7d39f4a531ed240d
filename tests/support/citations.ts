import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The sections of the requirements with their text, and the ids of decisions and cases. */
export type Citable = { sections: Map<string, string>; ids: Set<string> };

export function citable(): Citable {
  const parts = read('docs/requirements.md').split(/^## (?=\d+\. )/m);
  const sections = parts.slice(1).map((text): [string, string] => [text.slice(0, text.indexOf('.')), text]);
  return { sections: new Map(sections), ids: new Set([...decisionIds(), ...caseIds()]) };
}

/** Citations that lead nowhere, with their line numbers. */
export function unresolved(text: string, { sections, ids }: Citable): string[] {
  return text.split('\n').flatMap((line, index) => {
    const unknown = [...line.matchAll(/\b(?:D\d{1,3}|(?:[FXRLSVNC]|BL|T)-\d{2,3})\b/g)]
      .map(([id]) => id)
      .filter((id) => !ids.has(id));
    const unfound = [...line.matchAll(/\bspec ((?:\d+(?:, | and )?)+)(?: "([^"]+)")?/g)].flatMap(
      ([citation, numbers = '', name]) => {
        const cited = (numbers.match(/\d+/g) ?? []).map((number) => sections.get(number));
        const holds = (section: string | undefined) =>
          section !== undefined && (name === undefined || section.toLowerCase().includes(name.toLowerCase()));
        return cited.every(holds) ? [] : [citation.trimEnd()];
      },
    );
    return [...unknown, ...unfound].map((citation) => `${index + 1}: ${citation}`);
  });
}

/** The files that may cite: code, texts and documents written by hand. */
export function citingFiles(): string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.has(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
    );
  const files = [...readdirSync(root), ...folders].filter((file) => /\.(?:[cm]?[jt]sx?|json|md|css|html)$/.test(file));
  return files.filter((file) => !/__generated__|node_modules/.test(file) && file !== 'package-lock.json').toSorted();
}

const made = new Set(['node_modules', 'dist', 'coverage', 'data', 'test-results', 'playwright-report']);

export function decisionIds(): string[] {
  return readdirSync(join(root, 'docs/decisions'))
    .filter((name) => /^D\d+\.md$/.test(name))
    .map((name) => name.slice(0, -'.md'.length));
}

/** Ids from the first column of the tables; a row may have a range of them. */
export function caseIds(): string[] {
  const cells = [...read('docs/cases.md').matchAll(/^\| ((?:[A-Z]+-\d+)(?: to [A-Z]+-\d+)?) \|/gm)];
  return cells.flatMap(([, cell = '']) => {
    const [first = '', last = first] = cell.split(' to ');
    const [theme, from, to] = [first.split('-')[0], Number(first.split('-')[1]), Number(last.split('-')[1])];
    return Array.from({ length: to - from + 1 }, (_, step) => `${theme}-${String(from + step).padStart(2, '0')}`);
  });
}
