// Which tests a change can touch. Vitest's own answer (`--changed`) transforms every module for each of its projects first.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

const TEST = /^tests\/.*\.test\.tsx?$/;
const CODE = /\.(?:tsx?|mjs)$/;
/** Files that decide how all tests run. */
const REACHES_ALL = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/;
/** Tests get the frozen version of these, and texts merged from both versions (tools/vite/frozenDocuments.ts). */
const FROZEN = /^#schemas\/(?:options\.json|(?:quizzes|forms|content|translations)\/)/;
const GLOB = /\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g;

/**
 * The test files that import one of the changed files, themselves or by way of others.
 * @param {string} root the folder of the project
 * @param {readonly string[]} changed paths from there
 * @returns {string[]}
 */
export function touchedTests(root, changed) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n');
  const tests = files.filter((file) => TEST.test(file) && existsSync(join(root, file)));
  if (changed.some((file) => REACHES_ALL.test(file))) return tests;
  const importers = new Map();
  for (const file of files) {
    if (!CODE.test(file) || !existsSync(join(root, file))) continue;
    for (const target of importsOf(file, readFileSync(join(root, file), 'utf8'), files))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const touched = new Set(changed);
  // Iterating over a set includes what is added meanwhile.
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  return tests.filter((file) => touched.has(file));
}

/**
 * The project's files that a module imports when it runs, as paths from the project's root.
 * @param {string} file
 * @param {string} code
 * @param {readonly string[]} files all there are, for imports by a pattern
 * @returns {string[]}
 */
export function importsOf(file, code, files) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const names = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType, moduleRequest }) => moduleRequest && !isType).map((entry) => entry.moduleRequest.value),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return [...names.flatMap((name) => pathsOf(file, name)), ...globbed(file, code, files)];
}

/** Packages and Vite's virtual modules have none. */
function pathsOf(file, name) {
  const path = name.split('?')[0];
  if (path.startsWith('#')) {
    const own = posix.normalize(path.slice(1));
    if (!own.startsWith('schemas/')) return [own];
    return FROZEN.test(path) ? [`tests/fixtures/${own}`] : [own, `tests/fixtures/${own}`];
  }
  if (path.startsWith('.')) return [posix.join(posix.dirname(file), path)];
  return [];
}

function globbed(file, code, files) {
  return [...code.matchAll(GLOB)].flatMap(([, patterns]) =>
    [...patterns.matchAll(/'(!?)([^']*)'/g)].flatMap(([, not, pattern]) => {
      if (not) return [];
      const path = pattern.startsWith('/') ? pattern.slice(1) : posix.join(posix.dirname(file), pattern);
      const parts = path.split(/(\*\*\/|\*)/).map((part) => {
        if (part === '**/') return '(?:.*/)?';
        return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
      });
      const expression = new RegExp(`^(?:tests/fixtures/)?${parts.join('')}$`);
      return files.filter((name) => expression.test(name));
    }),
  );
}
