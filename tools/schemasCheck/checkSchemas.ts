import { checkDocuments } from '#checks/checkDocuments.ts';
import type { Finding } from '#checks/finding.ts';
import { checkAgainstMeta } from '#checks/meta/checkAgainstMeta.ts';
import { parseDocument } from './parseDocument.ts';
import { locate } from './position.ts';
import { type Project, readProject } from './project.ts';

/** A finding with its place in the file; both count from 1. */
export type LocatedFinding = Finding & { line: number; column: number };

/** Checks all documents of the project under a folder, and what has changed in them since a revision. */
export function checkSchemas(root: string, revision?: string): LocatedFinding[] {
  return checkProject(readProject(root, revision));
}

/** Checks all documents of a project: as JSON, against their meta-schemas, against each other, and how code uses them. */
export function checkProject({ texts, ...surroundings }: Project): LocatedFinding[] {
  const parsed = Object.entries(texts).map(([file, text]) => ({ file, ...parseDocument(file, text) }));
  const valuesOf = (entries: typeof parsed) => Object.fromEntries(entries.map(({ file, value }) => [file, value]));
  const isMeta = ({ file }: { file: string }) => file.startsWith('meta/');
  const readable = parsed.filter((document) => document.readable && !isMeta(document));
  const documents = valuesOf(readable);
  const metaSchemas = valuesOf(parsed.filter(isMeta));
  const findings = [
    ...parsed.flatMap(({ findings: ofText }) => ofText),
    // While a document can't be read, every reference into it would look broken.
    ...(parsed.every((document) => document.readable)
      ? checkDocuments({ documents, metaSchemas, ...surroundings })
      : checkAgainstMeta(documents, metaSchemas).findings),
  ];
  return firstOfEachPlace(findings).map(({ offset, ...finding }) => ({
    ...finding,
    ...locate(texts[finding.file] ?? '', finding.pointer, offset),
  }));
}

/** Two findings at one place are one fault; the checks that know more come first. */
function firstOfEachPlace(findings: readonly (Finding & { offset?: number })[]): (Finding & { offset?: number })[] {
  const seen = new Set<string>();
  return findings.filter(({ severity, file, pointer, message }) => {
    const place = `${severity} ${file} ${pointer === '' ? message : pointer}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
