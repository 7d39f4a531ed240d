import { spawnSync } from 'node:child_process';

type Texts = Readonly<Record<string, string>>;

/**
 * The documents as they were at a revision of the repository.
 * @param now the documents on disk
 * @returns undefined where there is no such revision
 */
export function textsAt(root: string, revision: string, now: Texts): Texts | undefined {
  const git = (...command: string[]) =>
    spawnSync('git', ['-C', root, ...command], { encoding: 'utf8', maxBuffer: 1e8 });
  const found = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (found.status !== 0) return undefined;
  const commit = found.stdout.trim();
  const named = (...command: string[]) =>
    git(...command)
      .stdout.split('\n')
      .flatMap(documentOf);
  const isNew = new Set([
    ...named('diff', '--name-only', '--no-renames', '--diff-filter=A', '--relative', commit, '--', 'schemas'),
    ...named('ls-files', '--others', '--exclude-standard', '--', 'schemas'),
  ]);
  const changed = named(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=MD',
    '--relative',
    commit,
    '--',
    'schemas',
  );
  return Object.fromEntries([
    ...Object.entries(now).filter(([file]) => !isNew.has(file)),
    ...changed.map((file) => [file, git('show', `${commit}:./schemas/${file}`).stdout]),
  ]);
}

const documentOf = (path: string) =>
  path.startsWith('schemas/') && path.endsWith('.json') && !path.startsWith('schemas/meta/')
    ? [path.slice('schemas/'.length)]
    : [];
