import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtProduct, root } from './product.ts';

/** Builds the site for an API on another origin, beside a copy of the server that serves it. Returns its folder. */
export async function buildForApi(apiUrl: string): Promise<string> {
  // Inside the project, because the server finds its packages from there.
  const build = join(root, '.cache/journeys/other-origin');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', join(build, 'client'), '--emptyOutDir'], {
    cwd: root,
    // Not the environment of the tests, which would make a development build. Each language is a separate build, and one is
    // enough here.
    env: { PATH: process.env.PATH, VITE_API_URL: apiUrl, SITE_LANGUAGES: 'en' },
  });
  await cp(join(builtProduct, 'server'), join(build, 'server'), { recursive: true });
  return build;
}
