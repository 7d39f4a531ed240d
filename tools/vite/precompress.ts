import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this a response fits into one packet anyway. */
const SMALLEST = 1024;
/** Files that only the server reads. */
const NOT_SERVED = /[\\/]\.vite(?:[\\/]|$)/;
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Adds a brotli and a gzip copy of each built file, at levels too slow for each response. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'tillmatch-precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter(({ name, parentPath }) => COMPRESSIBLE.test(name) && !NOT_SERVED.test(parentPath))
        .map(({ name, parentPath }) => join(parentPath, name))
        .filter((file) => !isPacked(file))
        .values();
      // They share one iterator, so each file is taken once.
      const compressAll = async () => {
        for (const file of files) await compress(file);
      };
      await Promise.all(Array.from({ length: availableParallelism() }, compressAll));
    },
  };
}

/** Whether an earlier release has packed it: a hashed name stands for the content. */
const isPacked = (file: string) => HASHED.test(file) && existsSync(`${file}.br`) && existsSync(`${file}.gz`);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    zip(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
