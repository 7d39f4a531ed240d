// `node tools/budgets.mjs`: compares the size of the built pages, brotli-compressed as served, with their
// budgets. Fails above a budget and names the largest files in it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const client = join(root, process.env.TILLMATCH_BUILD ?? 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

const initial = scriptsOf('index.html');
const beyondInitial = (...modules) =>
  modules.flatMap((module) => scriptsOf(module)).filter((file) => !initial.includes(file));
const FORM_ROUTES = ['src/app/DemoRequestRoute.tsx', 'src/app/ListingRoute.tsx', 'src/app/SaveRoute.tsx'];

/** Loaded with the first request, or earlier when a visitor starts to fill in a form. */
const REQUESTS = 'src/api/axiosRequest.ts';
const quiz = beyondInitial('src/app/QuizRoute.tsx');

/** In kB of 1000 bytes. A route that is not built yet has no budget to keep. */
const budgets = [
  { what: 'first screen of /: scripts', kB: 140, files: initial },
  { what: 'first screen of /: styles and fonts', kB: 60, files: [...stylesOf('index.html'), ...latinFonts()] },
  { what: 'quiz with its contact step, beyond that', kB: 60, files: quiz },
  {
    what: 'sending the contact step, beyond that',
    kB: 45,
    files: beyondInitial(REQUESTS).filter((file) => !quiz.includes(file)),
  },
  // It shows nothing before its data is there.
  { what: 'comparison, beyond that', kB: 60, files: beyondInitial('src/app/ComparisonRoute.tsx', REQUESTS) },
  ...FORM_ROUTES.filter((route) => route in manifest).map((route) => ({
    what: `form route ${route.match(/(\w+)Route/)[1]}, beyond that`,
    kB: 45,
    files: beyondInitial(route),
  })),
].map(({ files, ...budget }) => {
  const sizes = [...new Set(files)].map((file) => ({ file, kB: served(file) / 1000 }));
  return { ...budget, sizes: sizes.sort((a, b) => b.kB - a.kB), used: sizes.reduce((sum, { kB }) => sum + kB, 0) };
});

const exceeded = budgets.filter(({ kB, used }) => used > kB);
for (const { what, kB, used } of budgets)
  console.log(
    `${used > kB ? 'ABOVE' : 'ok   '} ${used.toFixed(1).padStart(6)} of ${String(kB).padStart(3)} kB  ${what}`,
  );
for (const { what, kB, used, sizes } of exceeded) {
  console.log(`\n${what}: ${(used - kB).toFixed(1)} kB too much. Its largest files:`);
  for (const { file, kB: size } of sizes.slice(0, 8))
    console.log(`  ${size.toFixed(1).padStart(6)} kB  ${file}${madeOf(file)}`);
}
if (exceeded.length > 0) process.exitCode = 1;

/** The script of a module with everything it needs to start. */
function scriptsOf(module, seen = new Set()) {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}; has it been renamed?`);
  if (seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(name, seen))];
}

function stylesOf(module, seen = new Set()) {
  if (seen.has(module)) return [];
  seen.add(module);
  const { css = [], imports = [] } = manifest[module];
  return [...css, ...imports.flatMap((name) => stylesOf(name, seen))];
}

/** A browser loads only the font files with letters of the page. */
function latinFonts() {
  return readdirSync(join(client, 'assets'))
    .filter((file) => /-latin-(?!ext).*\.woff2$/.test(file))
    .map((file) => `assets/${file}`);
}

function served(file) {
  const content = readFileSync(join(client, file));
  if (file.endsWith('.woff2')) return content.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}

/** The module a chunk is named after, where it has one. */
function madeOf(file) {
  const [module] = Object.entries(manifest).find(([name, chunk]) => chunk.file === file && !name.startsWith('_')) ?? [];
  return module === undefined ? '' : `  (${module})`;
}
