import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './product.ts';

/** A running workbench with its own documents, in their own repository. */
export type Workbench = {
  address: string;
  /** Runs git in the folder of the documents. */
  git: (...command: string[]) => string;
  close: () => void;
};

export async function startWorkbench(): Promise<Workbench> {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-owner-'));
  const schemas = join(folder, 'schemas');
  cpSync(resolve(root, 'schemas'), schemas, { recursive: true });
  const frozen = resolve(root, 'tests/fixtures/schemas');
  // New texts are the shipped ones (CONTRIBUTING.md).
  for (const entry of readdirSync(frozen))
    if (entry !== 'texts') cpSync(join(frozen, entry), join(schemas, entry), { recursive: true });
  // These exist for tests of the controls; the site has no page for them.
  for (const name of ['forms/every-control', 'quizzes/every-control'])
    for (const ending of ['schema', 'ui']) rmSync(join(schemas, `${name}.${ending}.json`));
  const git = (...command: string[]) =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=Owner', '-c', 'user.email=owner@tillmatch.example', ...command],
      {
        encoding: 'utf8',
      },
    );
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Documents');
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/workbench.ts', '--port', '0', '--root', folder], {
    cwd: root,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await firstLine(server),
    git,
    close() {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const part of stdout ?? []) return String(part).trim();
  throw new Error('The workbench has not started');
}
