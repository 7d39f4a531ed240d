import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isRecord } from '#domain/json.ts';
import { codeFiles } from '#tests/support/importDirections.ts';

/** These start something: the app itself, and the editor, whose library makes HTML as soon as it is loaded. */
const STARTING = ['src/main.tsx', 'src/features/blogCms/RichTextEditor.tsx'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression'];

/** What a file of src does on import other than declaring, as `file: the line`. */
function doneAtImport(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const requests = new Set<string>(['fetch']);
  const done: number[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      if (from.startsWith('#src/api/') && from !== '#src/api/loadable.ts')
        for (const { local } of statement.specifiers) requests.add(local.name);
    } else if (/^(?:Expression|If|For|ForOf|Try|Block)Statement$/.test(statement.type)) done.push(statement.start);
    else done.push(...calls(statement, requests));
  }
  return done.map((at) => `${file}: ${code.slice(at).split('\n', 1)[0]}`);
}

/** Where a request is sent or a listener added outside a function. */
function calls(node: unknown, requests: ReadonlySet<string>): number[] {
  if (Array.isArray(node)) return node.flatMap((entry: unknown) => calls(entry, requests));
  if (!isRecord(node) || FUNCTIONS.includes(String(node.type)) || node.type === 'FunctionDeclaration') return [];
  const { callee, start } = node;
  const name = isRecord(callee) && (isRecord(callee.property) ? callee.property.name : callee.name);
  const isCall = node.type === 'CallExpression' && (name === 'addEventListener' || requests.has(String(name)));
  return [...(isCall ? [Number(start)] : []), ...Object.values(node).flatMap((entry) => calls(entry, requests))];
}

test('nothing is requested or listened to when a file of the site is imported', () => {
  const files = [...codeFiles()].filter(([file]) => file.startsWith('src/') && !STARTING.includes(file));
  expect(files.flatMap(([file, code]) => doneAtImport(file, code))).toEqual([]);
});

test.each([
  "window.addEventListener('click', seen);",
  "if (typeof window !== 'undefined') listen();",
  "import { lookUpUser } from '#src/api/currentUser.ts';\nconst user = isBrowser ? lookUpUser() : undefined;",
  "export const page = fetch('/page');",
])('%j does something when it is imported', (code) => {
  expect(doneAtImport('a.ts', code)).toHaveLength(1);
});

test('a function does nothing until it is called', () => {
  const code = "import { lookUpUser } from '#src/api/currentUser.ts';\nexport const ask = () => lookUpUser();";
  expect(doneAtImport('a.ts', code)).toEqual([]);
});
