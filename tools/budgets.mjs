// `node tools/budgets.mjs`: what the built pages ask for at once, brotli-compressed as it is served, against guards a
// tenth above what was shipped last. Bytes and files are guarded here, time is measured by `npm run bench:web`.
// Fails above a guard and names the largest files.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const client = join(root, process.env.TILLMATCH_BUILD ?? 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** Loaded by the first request, or ahead of it once a visitor begins to fill in a form. */
const REQUESTS = 'src/api/axiosRequest.ts';
const quiz = filesOf('quiz');

/** In kB of 1000 bytes, and in number of files, both including the document. */
const guards = [
  { what: '/', kB: 196, most: 10, files: filesOf('index') },
  { what: '/quiz', kB: 216, most: 11, files: quiz },
  { what: '/comparison', kB: 246, most: 12, files: filesOf('comparison') },
  { what: '/save', kB: 213, most: 13, files: filesOf('save') },
  { what: '/demo-request', kB: 210, most: 11, files: filesOf('demo-request') },
  { what: '/list-your-business', kB: 210, most: 11, files: filesOf('list-your-business') },
  { what: '/blog/6', kB: 233, most: 13, files: filesOf('blog/6') },
  {
    what: 'sending the contact step, beyond that',
    kB: 22,
    files: scriptsOf(REQUESTS).filter((file) => !quiz.includes(file)),
  },
].map(({ files, ...guard }) => {
  const sizes = files.map((file) => ({ file, kB: served(file) / 1000 })).sort((a, b) => b.kB - a.kB);
  return { most: sizes.length, ...guard, sizes, used: sizes.reduce((sum, { kB }) => sum + kB, 0) };
});

for (const { what, kB, most, used, sizes } of guards) {
  const isKept = used <= kB && sizes.length <= most;
  const bytes = `${used.toFixed(1).padStart(6)} of ${String(kB).padStart(3)} kB`;
  console.log(`${isKept ? 'ok   ' : 'ABOVE'} ${bytes}, ${String(sizes.length).padStart(2)} of ${most} files  ${what}`);
  if (isKept) continue;
  process.exitCode = 1;
  for (const { file, kB: size } of sizes.slice(0, 8)) console.log(`        ${size.toFixed(1).padStart(6)} kB  ${file}`);
}

/** A page's document and all scripts and fonts that it names. */
function filesOf(page) {
  const file = `pages/${page}.html`;
  const html = readFileSync(join(client, file), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/(assets\/[^"]+\.(?:js|woff2))"/g)];
  return [file, ...new Set(named.map(([, asset]) => asset))];
}

/** The script of a module and everything it cannot start without. */
function scriptsOf(module, seen = new Set()) {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}; has it been renamed?`);
  if (seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(name, seen))];
}

function served(file) {
  const content = readFileSync(join(client, file));
  if (file.endsWith('.woff2')) return content.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
