import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** All that the check reads. */
export type Project = {
  /** Text of each JSON file by its path inside `schemas/`, the meta-schemas among them. */
  texts: Readonly<Record<string, string>>;
  /** Names of the icons a ui document can use; undefined when the folder is not there. */
  icons: ReadonlySet<string> | undefined;
  /** Source code that uses forms, quizzes and texts, by path. */
  code: Readonly<Record<string, string>>;
};

const CODE_FOLDERS = ['src', 'server', 'machines', 'domain'];
const ICONS = 'src/ui/icons/svg/duotone';

/** Reads the project under a folder. */
export function readProject(root: string): Project {
  const icons = resolve(root, ICONS);
  return {
    texts: Object.fromEntries(
      filesUnder(resolve(root, 'schemas'), '.json').map((file) => [
        file,
        readFileSync(resolve(root, 'schemas', file), 'utf8'),
      ]),
    ),
    icons: existsSync(icons)
      ? new Set(filesUnder(icons, '.svg').map((file) => file.slice(0, -'.svg'.length)))
      : undefined,
    code: Object.fromEntries(
      CODE_FOLDERS.flatMap((folder) =>
        filesUnder(resolve(root, folder), '.ts', '.tsx').map((file) => [
          `${folder}/${file}`,
          readFileSync(resolve(root, folder, file), 'utf8'),
        ]),
      ),
    ),
  };
}

function filesUnder(folder: string, ...endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
