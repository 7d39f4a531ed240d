import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editJson, valueAt } from '#workbench/documents/editJson.ts';
import { drafting } from '#workbench/server/drafting.ts';
import { openWorkspace, type Workspace } from '#workbench/server/workspace.ts';

const product = resolve(import.meta.dirname, '../..');
const QUIZ = 'quizzes/main-quiz.schema.json';
const OPTIONS = 'options.json';
let root: string;
let workspace: Workspace;
let shown: string[][];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tillmatch-drafting-'));
  cpSync(resolve(product, 'schemas'), join(root, 'schemas'), { recursive: true });
  cpSync(resolve(product, 'tests/fixtures/schemas'), join(root, 'schemas'), {
    recursive: true,
    // The former exist for tests of the controls, and texts are the shipped ones.
    filter: (file) => !file.includes('every-control') && !file.includes('/fixtures/schemas/texts'),
  });
  workspace = openWorkspace(product, root);
  workspace.show(workspace.readDisk());
  shown = [];
});
afterEach(() => {
  workspace.close();
  rmSync(root, { recursive: true });
});

const session = () =>
  drafting(workspace, {
    readPaths: async () => [],
    readStates: async () => [],
    readWalks: async () => [],
    readLeads: async () => ({ absent: 'none' }),
    readLeadFaults: async () => [],
    readMachines: async () => [],
    readSketch: async () => ({ layout: { states: [], height: 0 }, states: [], transitions: [], missing: [] }),
    onShown: (files) => void shown.push([...files]),
  });
const textOf = (file: string) => readFileSync(join(root, 'schemas', file), 'utf8');
const everything = () =>
  Object.fromEntries(
    readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, textOf(file)]),
  );
const changedSince = (before: Record<string, string>) => {
  const now = everything();
  return Object.keys({ ...before, ...now }).filter((file) => now[file] !== before[file]);
};
/** Drafts with another answer to a question. */
const anotherAnswer = () => {
  const base = textOf(OPTIONS);
  const list = ['$defs', 'timeframe', 'oneOf'];
  const answer = { const: 'next-year', title: 'Next year' };
  return { [OPTIONS]: { base, text: editJson(base, [...list, (valueAt(base, list) as unknown[]).length], answer) } };
};

test('a save writes the documents and the types made from them, and nothing else', async () => {
  const before = everything();
  const answer = await session().save(anotherAnswer());
  expect(answer.may).toBe(true);
  const changed = changedSince(before);
  expect(changed).toContain(OPTIONS);
  expect(changed.filter((file) => file !== OPTIONS && !file.startsWith('__generated__/'))).toEqual([]);
  expect(textOf('__generated__/contact.ts')).toContain("'next-year'");
});

test('a draft with a fault is neither shown nor saved, and the check names it', async () => {
  const before = everything();
  const base = textOf(QUIZ);
  const faulty = { [QUIZ]: { base, text: editJson(base, ['required', 0], 'nobody') } };
  const bench = session();
  const { isShown, findings } = await bench.check(faulty);
  expect({ isShown, named: findings.some(({ file, severity }) => file === QUIZ && severity === 'error') }).toEqual({
    isShown: false,
    named: true,
  });
  const unreadable = await bench.check({ [QUIZ]: { base, text: base.slice(0, 40) } });
  expect([unreadable.isShown, unreadable.findings[0]?.file]).toEqual([false, QUIZ]);
  expect(shown).toEqual([]);
  expect(await bench.save(faulty)).toMatchObject({ may: false, why: 'faults' });
  expect(changedSince(before)).toEqual([]);
});

test('what somebody else has written meanwhile is not lost', async () => {
  const drafts = anotherAnswer();
  const theirs = textOf(OPTIONS).replace('"Yes"', '"Yes, we do"');
  writeFileSync(join(root, 'schemas', OPTIONS), theirs);
  expect(await session().save(drafts)).toEqual({
    may: false,
    why: 'changedOnDisk',
    conflicts: [{ file: OPTIONS, disk: theirs }],
  });
  expect(textOf(OPTIONS)).toBe(theirs);
});

test('a draft without faults is shown, and its document is no longer when it is dropped', async () => {
  const bench = session();
  const first = await bench.check(anotherAnswer());
  const again = await bench.check({});
  expect([first.isShown, again.isShown, shown]).toEqual([true, true, [[OPTIONS], [OPTIONS]]]);
  expect(again.revision).toBe(first.revision + 1);
});

test('nothing is written where no document belongs', async () => {
  const before = everything();
  const elsewhere = ['../outside.json', 'meta/quiz.meta.json', 'forms/../../outside.json', 'content/x.txt'];
  const drafts = Object.fromEntries(elsewhere.map((file) => [file, { base: workspace.disk(file), text: '{}' }]));
  await session().save({ ...anotherAnswer(), ...drafts });
  expect(changedSince(before).filter((file) => !file.startsWith('__generated__/'))).toEqual([OPTIONS]);
  expect(readdirSync(root)).toEqual(['schemas']);
});
