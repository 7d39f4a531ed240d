import { spawnSync } from 'node:child_process';

/**
 * The documents that differ from a revision, as they were then, by their path inside `schemas/`. Undefined where there
 * is no repository, or no such revision.
 */
export function documentsBefore(root: string, revision: string): Record<string, unknown> | undefined {
  const git = (...command: string[]) =>
    spawnSync('git', ['-C', root, ...command], { encoding: 'utf8', maxBuffer: 1e8 });
  // Documents that are new have no earlier text.
  const { status, stdout } = git(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=MD',
    '--relative',
    revision,
    '--',
    'schemas',
  );
  if (status !== 0) return undefined;
  return Object.fromEntries(
    stdout
      .split('\n')
      .filter((file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'))
      .flatMap((file) => {
        const value = parsed(git('show', `${revision}:./${file}`).stdout);
        return value === undefined ? [] : [[file.slice('schemas/'.length), value]];
      }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
