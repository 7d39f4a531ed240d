import { describe, expect, test } from 'vitest';
import type { Project } from '#tools/schemasCheck/project.ts';
import { type Edit, edited, frozen, newFindings } from './frozenProject.ts';
import { broke } from './trials/broke.ts';
import { counted, facts } from './trials/facts.ts';
import { lost, missing } from './trials/fields.ts';
import { harmless } from './trials/harmless.ts';
import { refusedAtOnce } from './trials/refusedAtOnce.ts';
import { site, systems, type Trial } from './trials/trial.ts';
import { warned } from './trials/warned.ts';
import { words } from './trials/words.ts';

// Edits that owners tried: each is refused or warned about at its place, or harmless.

/** Removing or renaming something leaves its translations behind, which are found too. */
const isConsequence = ({ file }: { file: string }) => file.startsWith('translations/');

/** The project after an edit, with the documents before it for the check to compare. */
const changed = (edit: Edit): Project => {
  const after = edited(edit);
  const before = Object.fromEntries(
    Object.entries(frozen.texts)
      .filter(([file, text]) => !file.startsWith('meta/') && after.texts[file] !== text)
      .map(([file, text]) => [file, JSON.parse(text)]),
  );
  return { ...after, before };
};

const asTold = (severity: 'error' | 'warning', { foundIn, pointer, says, alsoFoundIn = [], ...edit }: Trial) => {
  const findings = newFindings(changed(edit)).filter(
    (finding) => severity === 'warning' || finding.severity === 'error',
  );
  const isIt = (finding: (typeof findings)[number]) =>
    finding.file === (foundIn ?? edit.file) && finding.pointer === pointer && finding.message.includes(says);
  const [found] = findings.filter(isIt);
  expect({ found: found && { severity: found.severity }, all: findings }).toMatchObject({ found: { severity } });
  // One fault is one finding, apart from its consequences elsewhere.
  const others = findings.filter(
    (finding) =>
      !isIt(finding) &&
      !alsoFoundIn.some((file) => finding.file.startsWith(file)) &&
      (isConsequence(edit) || !isConsequence(finding)),
  );
  expect(others).toEqual([]);
};

describe('refused: at once, and in words', () => {
  test.each(refusedAtOnce)('$name', (trial) => asTold('error', trial));
});
describe('refused: accepted once, and then the site broke', () => {
  test.each(broke)('$name', (trial) => asTold('error', trial));
});
describe('refused: fields that are lost or needed', () => {
  test.each(lost)('$name', (trial) => asTold('error', trial));
});
describe('refused: something that the site needs is missing', () => {
  test.each(missing)('$name', (trial) => asTold('error', trial));
});
describe('refused: facts that can not be', () => {
  test.each(facts)('$name', (trial) => asTold('error', trial));
});
describe('refused: counts that are wrong', () => {
  test.each(counted)('$name', (trial) => asTold('error', trial));

  test('every text that counts the systems is named when one is left out', () => {
    const edit: Edit = { file: systems, change: (document) => document.systems.pop() };
    const named = newFindings(changed(edit)).filter(({ message }) => /^"eleven .+": there are 10/i.test(message));
    expect(new Set(named.map(({ file }) => file))).toEqual(
      new Set([
        'content/articles/3.json',
        'content/pages/how-it-works.json',
        'content/routes.json',
        'texts/comparison-page.json',
      ]),
    );
  });
});
describe('refused: words that would mislead', () => {
  test.each(words)('$name', (trial) => asTold('error', trial));
});
describe('warned of', () => {
  test.each(warned)('$name', (trial) => asTold('warning', trial));
});
describe('without harm', () => {
  test.each(harmless)('$name', (edit) => {
    expect(newFindings(changed(edit)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('placeholders of site.json are spoken of once the site is public', () => {
  expect(newFindings(frozen)).toEqual([]);
  const findings = newFindings({ ...frozen, isPublic: true });
  expect(findings.map(({ severity, file }) => [severity, file])).toContainEqual(['warning', site]);
  expect(findings.map(({ message }) => message)).toContain(
    '"sales@tillmatch.example" is a placeholder, and the site is public',
  );
});
