import { type ChildProcess, spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/**
 * `/workbench` under `npm run dev` leads to the workbench, which is a server of its own: the site there shows drafts, and
 * the one here keeps showing what is saved. The workbench starts when it is first asked for.
 */
export function workbenchDoor(root: string): Plugin {
  let started: { process: ChildProcess; address: Promise<string> } | undefined;
  const stop = () => void started?.process.kill();
  return {
    name: 'workbench-door',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return;
      server.httpServer?.once('close', stop);
      process.once('exit', stop);
      server.middlewares.use('/workbench', (_request, response, next) => {
        started ??= start(root, () => {
          started = undefined;
        });
        started.address.then((address) => {
          response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end();
        }, next);
      });
    },
  };
}

function start(root: string, onEnd: () => void) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/workbench.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    child.once('exit', () => {
      onEnd();
      reject(new Error('The workbench could not be started'));
    });
  });
  return { process: child, address };
}
