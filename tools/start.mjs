// `npm start`: builds what is missing or older than its sources, then becomes the server. One process, so that a signal
// reaches the server itself.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = [
  'schemas',
  'domain',
  'checks',
  'machines',
  'src',
  'server',
  'tools',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const SERVER = join(root, 'dist/server/main.js');
const BUILT = [SERVER, join(root, 'dist/client/index.html')];

process.env.NODE_ENV ??= 'production';
endWithNpm();
// Where only what production needs is installed, there is nothing to build with.
if (existsSync(join(root, 'node_modules/vite')) && isStale()) {
  await vite('build');
  await vite('build', '--ssr');
}
process.chdir(root);
await import(pathToFileURL(SERVER).href);

function isStale() {
  if (!BUILT.every((file) => existsSync(file))) return true;
  const oldest = Math.min(...BUILT.map((file) => statSync(file).mtimeMs));
  return SOURCES.some((source) => newest(join(root, source)) > oldest);
}

/** The time of the newest file at or below a path; 0 when there is none. */
function newest(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status?.isDirectory()) return status?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function vite(...args) {
  return new Promise((done) => {
    const bin = resolve(root, 'node_modules/vite/bin/vite.js');
    const build = spawn(process.execPath, [bin, ...args], { cwd: root, stdio: 'inherit' });
    const stop = (signal) => build.kill(signal);
    process.once('SIGTERM', stop).once('SIGINT', stop);
    build.once('exit', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) return done();
      if (signal === null) console.error('The site could not be built, so the server was not started.');
      process.exit(code ?? 1);
    });
  });
}

/**
 * npm runs this through a shell. A SIGTERM to npm ends npm and the shell but is not passed on, and an orphaned server
 * would keep the port: so this process ends when its parent does.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
