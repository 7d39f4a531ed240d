import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** These compose, run and test the product, and may import everything. */
const FREE = new Set(['tools', 'tests', 'vite.config.ts', 'src/main.tsx', 'src/app']);

/** `src/ui` for `src/ui/Badge.tsx`, `src/features/quiz` for its page, otherwise the first folder. */
function areaOf(file: string): string {
  const [first = '', second = '', third = ''] = file.split('/');
  if (first !== 'src') return first;
  return second === 'features' ? `src/features/${third}` : `${first}/${second}`;
}

/** What each folder may import, from the table in docs/architecture.md. */
function allowedImports(): Map<string, Set<string>> {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = text.slice(text.indexOf('## Folders'), text.indexOf('## The life of one answer'));
  const rows = [...section.matchAll(/^\| `([\w/]+)` \|(.*)\|$/gm)].map(([, folder = '', cell = '']) => {
    const named = [...cell.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name);
    return { folder, cell, named };
  });
  return new Map(
    rows.map(({ folder, cell, named }, index) => [
      folder,
      cell.includes('everything above but')
        ? new Set(
            rows
              .slice(0, index)
              .map((row) => row.folder)
              .filter((name) => !named.includes(name)),
          )
        : new Set(named),
    ]),
  );
}

/** Imports, however written, from a folder that may not be imported: `file -> target`. */
export function refusedImports(files: ReadonlyMap<string, string>, allowed = allowedImports()): string[] {
  return [...files].flatMap(([file, code]) => {
    const area = areaOf(file);
    if (FREE.has(area)) return area === 'src/app' ? targetsOf(file, code, isNoConcernOfApp) : [];
    const folder = area.startsWith('src/features/') ? 'src/features' : area;
    const mayImport = allowed.get(folder);
    if (mayImport === undefined) return [`${file} is in a folder without a row in docs/architecture.md`];
    return targetsOf(file, code, (target) => areaOf(target) !== area && !mayImport.has(areaOf(target)));
  });
}

const isNoConcernOfApp = (target: string) => ['server', 'checks', 'tools', 'tests'].includes(areaOf(target));

function targetsOf(file: string, code: string, isRefused: (target: string) => boolean): string[] {
  const specifiers = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`]([#.][^'"`]*)['"`]/g)].map(
    ([, name = '']) => name,
  );
  return specifiers
    .map((name) => (name.startsWith('#') ? posix.normalize(name.slice(1)) : posix.join(posix.dirname(file), name)))
    .filter(isRefused)
    .map((target) => `${file} -> ${target}`);
}

/** The code of all folders with a rule. */
export function codeFiles(): Map<string, string> {
  const files = ['domain', 'checks', 'machines', 'src', 'server', 'workbench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
