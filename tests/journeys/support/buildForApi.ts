import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtProduct, root } from './product.ts';

/** Builds the site for an API on another origin, beside a copy of the server that serves it. Returns its folder. */
export async function buildForApi(apiUrl: string): Promise<string> {
  // Inside the project, because the server finds its packages from there.
  const build = join(root, '.cache/journeys/other-origin');
  await rm(build, { recursive: true, force: true });
  // As after a release before: what stays the same is packed already, and packing takes longer than the rest of a build.
  await cp(builtProduct, build, { recursive: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', join(build, 'client')], {
    cwd: root,
    // Not the environment of the tests, which would make a development build. Each language is a build of its own, and one is enough here.
    env: { PATH: process.env.PATH, VITE_API_URL: apiUrl, SITE_LANGUAGES: 'en' },
  });
  return build;
}
