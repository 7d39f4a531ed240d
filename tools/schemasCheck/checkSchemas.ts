import { checkDocuments } from '#domain/check/checkDocuments.ts';
import type { Finding } from '#domain/check/finding.ts';
import { checkAgainstMeta } from './metaSchemas.ts';
import { parseDocument } from './parseDocument.ts';
import { locate } from './position.ts';
import { type Project, readProject } from './project.ts';
import { checkUsage } from './usage.ts';

/** A finding with its place in the file; both count from 1. */
export type LocatedFinding = Finding & { line: number; column: number };

/** Checks all documents of the project under a folder. */
export function checkSchemas(root: string): LocatedFinding[] {
  return checkProject(readProject(root));
}

/** Checks all documents of a project: as JSON, against their meta-schemas, against each other, and their use. */
export function checkProject({ texts, icons, code }: Project): LocatedFinding[] {
  const parsed = Object.entries(texts).map(([file, text]) => ({ file, ...parseDocument(file, text) }));
  const valuesOf = (entries: typeof parsed) => Object.fromEntries(entries.map(({ file, value }) => [file, value]));
  const isMeta = ({ file }: { file: string }) => file.startsWith('meta/');
  const documents = valuesOf(parsed.filter((document) => !isMeta(document)));
  const unreadable = new Set(parsed.filter(({ readable }) => !readable).map(({ file }) => file));
  const findings = [
    ...parsed.flatMap(({ findings: ofText }) => ofText),
    // Of a text that is no JSON only that is said: the rest is guessed from what could be read.
    ...[
      ...checkDocuments(documents, icons),
      ...checkAgainstMeta(documents, valuesOf(parsed.filter(isMeta))),
      ...checkUsage(documents, code),
    ].filter(({ file }) => !unreadable.has(file)),
  ];
  return firstOfEachPlace(findings).map(({ offset, ...finding }) => ({
    ...finding,
    ...locate(texts[finding.file] ?? '', finding.pointer, offset),
  }));
}

/** What one place is accused of twice is one fault; the checks that know more of the meaning come first. */
function firstOfEachPlace(findings: readonly (Finding & { offset?: number })[]): (Finding & { offset?: number })[] {
  const seen = new Set<string>();
  return findings.filter(({ file, pointer, message }) => {
    const place = pointer === '' ? `${file} ${message}` : `${file} ${pointer}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
