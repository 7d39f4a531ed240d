import { parseSync } from 'rolldown/utils';
import type { Uses } from '#checks/checkUses.ts';

const DOCUMENT = /^#schemas\/(.+\.json)$/;
const MODULE = /^virtual:(form|quiz)\/([\w-]+)$/;

/** Reads which documents code imports: by name, or as a form or quiz that is compiled at build. */
export function usesOf(code: Readonly<Record<string, string>>): Uses | undefined {
  if (Object.keys(code).length === 0) return undefined;
  const uses: Record<string, string[]> = {};
  // Most files import no document and need not be parsed.
  for (const [path, source] of Object.entries(code))
    if (source.includes('#schemas/') || source.includes('virtual:'))
      for (const document of new Set(importsOf(path, source).flatMap(documentsOf)))
        uses[document] = [...(uses[document] ?? []), path];
  return uses;
}

function importsOf(path: string, source: string): string[] {
  const { staticImports, dynamicImports } = parseSync(path, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    // A dynamic import is known by its position only; it is read without its quotes.
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

function documentsOf(imported: string): string[] {
  const document = DOCUMENT.exec(imported)?.[1];
  if (document !== undefined) return [document];
  const [, kind, name] = MODULE.exec(imported) ?? [];
  if (kind === undefined) return [];
  const folder = kind === 'form' ? 'forms' : 'quizzes';
  return [`${folder}/${name}.schema.json`, `${folder}/${name}.ui.json`];
}
