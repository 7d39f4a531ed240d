import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { quizQuestions } from './quizQuestions.ts';

const SOURCES = join(import.meta.dirname, 'peers');

/** Builds peers with the defaults of their tools, each into its own folder below `folder`, with compressed copies. */
export async function buildPeers(names: readonly string[], folder: string): Promise<void> {
  for (const name of names) {
    const outDir = join(folder, name);
    await build({
      root: join(SOURCES, name),
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define: { __QUESTIONS__: JSON.stringify(quizQuestions()), 'process.env.NODE_ENV': '"production"' },
      build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false, chunkSizeWarningLimit: 10_000 },
    });
    for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
    }
  }
}
