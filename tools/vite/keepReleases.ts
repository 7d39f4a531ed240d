import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Releases kept beside the new one: a page opened before a release still gets the code it asks for. */
const KEPT = 2;
const PACKED = /\.(?:br|gz)$/;

/** Keeps the files of the last two releases in the built site, and removes older ones. */
export function keepReleases(): Plugin {
  let folder = '';
  return {
    name: 'keep-releases',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      rmSync(join(folder, 'pages'), { recursive: true, force: true });
    },
    writeBundle(_, bundle) {
      dropOldReleases(
        folder,
        Object.keys(bundle).filter((file) => file.startsWith('assets/')),
      );
    },
  };
}

/** @param files of the release that has just been built */
export function dropOldReleases(folder: string, files: readonly string[]): void {
  const list = join(folder, 'releases.json');
  const before: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const release = [...files].sort();
  // A build without changes is the same release.
  const older = before.filter((other) => other.join() !== release.join()).slice(0, KEPT);
  writeFileSync(list, JSON.stringify([release, ...older]));
  const kept = new Set([release, ...older].flat());
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets)) {
    const isKept = kept.has(`assets/${file.replace(PACKED, '')}`);
    if (!isKept && statSync(join(assets, file)).isFile()) rmSync(join(assets, file));
  }
}
