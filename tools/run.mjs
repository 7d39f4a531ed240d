// `node tools/run.mjs leads list`: a command from its source, or from the build where only what production needs is
// installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name] = process.argv.splice(2, 1);
const source = new URL(`./${name}.ts`, import.meta.url);
const built = new URL(`../dist/server/${name}.js`, import.meta.url);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const compiler = new URL('../node_modules/tsx', import.meta.url);
if (existsSync(compiler) && existsSync(source)) {
  (await import('tsx/esm/api')).register();
  await import(source.href);
} else if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('There is no build: npm run build makes one, where everything is installed (npm ci)');
  process.exitCode = 1;
}
