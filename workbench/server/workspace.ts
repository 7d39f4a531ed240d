import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { kindOf } from '#checks/kinds.ts';
import { checkProject, type LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { documentsBefore } from '#tools/schemasCheck/documentsBefore.ts';
import { parseDocument } from '#tools/schemasCheck/parseDocument.ts';
import { type Project, readSurroundings, readTexts } from '#tools/schemasCheck/project.ts';
import { generateSchemaTypes } from '#tools/schemaTypes/generateSchemaTypes.ts';
import type { Drafts } from '../documents/saveRules.ts';

/** Texts by file. */
type Texts = Readonly<Record<string, string>>;

/** The documents on disk, and a copy beside them that holds the drafts for the preview. */
export type Workspace = ReturnType<typeof openWorkspace>;

/**
 * @param product the folder of the product's code
 * @param root the folder that holds the `schemas/` to be edited; the product's own, but for tests
 */
export function openWorkspace(product: string, root: string) {
  const folder = resolve(root, 'schemas');
  const copy = mkdtempSync(join(tmpdir(), 'tillmatch-workbench-'));
  const surroundings = readSurroundings(product);
  let shown: Texts = {};

  const readDisk = (): Texts => readTexts(folder);
  const disk = (file: string): string | null => {
    const path = resolve(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };

  /** Puts texts into the copy; returns the files that were not so before. */
  function show(texts: Texts): string[] {
    const changed = Object.keys(texts).filter((file) => texts[file] !== shown[file]);
    const gone = Object.keys(shown).filter((file) => !(file in texts));
    for (const file of gone) rmSync(join(copy, 'schemas', file));
    for (const file of changed) write(join(copy, 'schemas', file), texts[file] ?? '');
    shown = texts;
    return [...changed, ...gone];
  }

  return {
    folder,
    root,
    /** The root of the copy. */
    copy,
    readDisk,
    disk,
    show,
    /** What the copy holds. */
    shown: () => shown,
    /** What the check says about texts, compared with the last commit and with the disk. */
    check(texts: Texts, now: Texts = readDisk(), isForRelease = false): LocatedFinding[] {
      const before = { ...changedIn(texts, now), ...changedOnDisk(root) };
      return checkProject({ ...surroundings, texts, before, isForRelease });
    },
    /** The names of all icons that an answer can have. */
    icons: [...(surroundings.icons ?? [])].sort(),
    /** Writes documents and what is generated from them; the copy holds the same documents. */
    async save(texts: Texts): Promise<string[]> {
      const generated = await generateSchemaTypes(join(copy, 'schemas'));
      const written = { ...texts, ...Object.fromEntries(generated.map(({ file, code }) => [file, code])) };
      const changed = Object.keys(written).filter((file) => written[file] !== disk(file));
      for (const file of changed) writeWhole(join(folder, file), written[file] ?? '');
      return changed;
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Texts with drafts in the place of some. */
export const withDrafts = (texts: Texts, drafts: Drafts): Texts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(drafts).map(([file, { text }]) => [file, text])),
});

/** Drafts of documents; whatever else is asked for is neither read nor written. */
export const ofDocuments = (drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([file]) => kindOf(file) !== undefined));

const changedOnDisk = (root: string): Project['before'] => documentsBefore(root, 'HEAD') ?? {};

/** The documents that an edit changes, as they are on disk. */
function changedIn(texts: Texts, now: Texts): Record<string, unknown> {
  const changed = Object.keys(now).filter((file) => texts[file] !== now[file] && !file.startsWith('meta/'));
  return Object.fromEntries(
    changed.flatMap((file) => {
      const { readable, value } = parseDocument(file, now[file] ?? '');
      return readable ? [[file, value]] : [];
    }),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** No reader ever sees half of a file. */
function writeWhole(path: string, text: string): void {
  write(`${path}.saving`, text);
  renameSync(`${path}.saving`, path);
}
