import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Uses } from '#checks/checkUses.ts';
import { documentsBefore } from './documentsBefore.ts';
import { usesOf } from './usesOf.ts';

export type Project = {
  /** Text of each JSON file by its path inside `schemas/`, the meta-schemas among them. */
  texts: Readonly<Record<string, string>>;
  /** Names of the icons a ui document can use; undefined when their folder is missing. */
  icons: ReadonlySet<string> | undefined;
  /** Which code reads which document; undefined where there is no code. */
  uses: Uses | undefined;
  /** The documents that differ from a revision, as they were; undefined without a repository. */
  before: Readonly<Record<string, unknown>> | undefined;
  /** Whether the site is public. */
  isPublic: boolean;
  /** Whether every text has to be translated (checkDocuments.ts). */
  isForRelease?: boolean;
  /** The day of the check, as 2025-08-14. */
  today: string;
};

const CODE_FOLDERS = ['src', 'server', 'machines', 'domain'];
const ICONS = 'src/ui/icons/svg/duotone';

/** Reads the project under a folder, and what has changed since a revision. */
export function readProject(root: string, revision = 'HEAD'): Project {
  return {
    ...readSurroundings(root),
    texts: readTexts(resolve(root, 'schemas')),
    before: documentsBefore(root, revision),
  };
}

export function readSurroundings(root: string): Omit<Project, 'texts' | 'before'> {
  const icons = resolve(root, ICONS);
  return {
    icons: existsSync(icons)
      ? new Set(filesUnder(icons, '.svg').map((file) => file.slice(0, -'.svg'.length)))
      : undefined,
    uses: usesOf(codeUnder(root)),
    isPublic: isPublic(process.env.PUBLIC_URL),
    today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  };
}

/** The text of each JSON file under a folder, by its path inside. */
export const readTexts = (folder: string): Record<string, string> =>
  Object.fromEntries(filesUnder(folder, '.json').map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]));

function codeUnder(root: string): Record<string, string> {
  return Object.fromEntries(
    CODE_FOLDERS.flatMap((folder) =>
      filesUnder(resolve(root, folder), '.ts', '.tsx').map((file) => [
        `${folder}/${file}`,
        readFileSync(resolve(root, folder, file), 'utf8'),
      ]),
    ),
  );
}

function isPublic(address: string | undefined): boolean {
  return address !== undefined && !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(address);
}

function filesUnder(folder: string, ...endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
