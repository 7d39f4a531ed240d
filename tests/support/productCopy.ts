import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Everything that is generated, installed, or history. */
const NO_SOURCES = new Set(['node_modules', '.cache', 'dist', 'data', 'coverage', 'test-results', '.git']);
const run = promisify(execFile);

/** A copy of the product in a folder of its own, to be edited as an owner would. */
export type ProductCopy = {
  root: string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  npm: (...args: string[]) => Promise<string>;
  /** Runs a program of an installed package, by its file. */
  node: (script: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

export async function copyProduct(): Promise<ProductCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'tillmatch-copy-'));
  for (const entry of await readdir(root))
    if (!NO_SOURCES.has(entry)) await cp(join(root, entry), join(copy, entry), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Each language is a build of its own, and one is enough here.
  const env = { PATH: process.env.PATH, SITE_LANGUAGES: 'en' };
  const output = async (program: string, args: string[]) => {
    try {
      return (await run(program, args, { cwd: copy, env, maxBuffer: 1e8 })).stdout;
    } catch (error) {
      // The program's output says more than the fact that it failed.
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
    }
  };
  return {
    root: copy,
    async edit(file, change) {
      const path = join(copy, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    npm: (...args) => output('npm', args),
    node: (script, ...args) => output(process.execPath, [join(copy, 'node_modules', script), ...args]),
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}
