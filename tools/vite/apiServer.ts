import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevApp } from '../../server/devApp.ts';

const API_PATH = /^\/(?:api|sanctum|health|pictures)(?:[/?]|$)/;
/** Changes below these reload the server. The database is elsewhere: otherwise each write would reload. */
const SOURCES = ['server', 'checks', 'domain', 'schemas'];

/** Runs the API inside Vite's development server: one process, one port, new code at the next request. */
export function apiServer(): Plugin {
  return {
    name: 'tillmatch-api-server',
    apply: 'serve',
    configureServer(server) {
      const api = reloadingApp(server);
      server.watcher.on('all', (_event, file) => {
        const [folder = ''] = relative(server.config.root, file).split(sep);
        if (SOURCES.includes(folder)) api.markStale();
      });
      server.httpServer?.once('close', api.close);
      server.middlewares.use((request, response, next) => {
        if (!API_PATH.test(request.url ?? '')) return next();
        api.current().then((app) => app.handle(request, response), next);
      });
    },
  };
}

function reloadingApp(server: ViteDevServer) {
  let opened: Promise<DevApp> | undefined;
  let isStale = false;

  async function open(): Promise<DevApp> {
    const { openDevApp } = (await server.ssrLoadModule('/server/devApp.ts')) as typeof import('../../server/devApp.ts');
    return openDevApp(server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}`);
  }

  async function reopen(previous: Promise<DevApp> | undefined): Promise<DevApp> {
    // The old server closes the database first, if it ever opened it.
    await previous?.then((app) => app.close()).catch(() => undefined);
    return open();
  }

  return {
    markStale() {
      isStale = true;
    },
    current(): Promise<DevApp> {
      if (opened && !isStale) return opened;
      isStale = false;
      const opening = reopen(opened);
      // After an error in the code, the next request tries again.
      opening.catch(() => {
        isStale = true;
      });
      opened = opening;
      return opening;
    },
    close() {
      opened?.then((app) => app.close()).catch(() => undefined);
    },
  };
}
