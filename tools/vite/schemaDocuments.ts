import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, isInLanguage } from '#checks/texts/inLanguage.ts';
import { ENGLISH } from '#domain/pages/languagePaths.ts';

/** Reads a document of `schemas/` in the language that the site is built in, by its path inside. */
export type ReadDocument = (file: string) => unknown;

/** Gives the language that the site is built in. The workbench shows several, one at a time. */
export type CurrentLanguage = () => string;

/** Documents as they are in their files at that moment, in the current language. */
export function documentsIn(schemas: string, language: CurrentLanguage): ReadDocument {
  const read = readFrom(schemas);
  return (file) =>
    language() === ENGLISH ? read(file) : inLanguage(file, read(file), read(`translations/${language()}/${file}`));
}

/** Whether a document has no English left. */
export function isWholeIn(schemas: string, language: string): (file: string) => boolean {
  const read = readFrom(schemas);
  return (file) => isInLanguage(file, read(file), read(`translations/${language}/${file}`));
}

/** Undefined where there is no such document. */
const readFrom =
  (schemas: string): ReadDocument =>
  (file) => {
    const path = join(schemas, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
