import { watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { type LeadsHome, readStoredLeads } from '#tools/leads/readStoredLeads.ts';
import { articleBlocks } from '#tools/vite/articleBlocks.ts';
import { documentModules } from '#tools/vite/documentModules.ts';
import { siteLanguage } from '#tools/vite/siteLanguage.ts';
import { draftDocuments, forget, forgetAll } from './draftDocuments.ts';
import { type Drafting, drafting } from './drafting.ts';
import { heldRequests } from './heldRequests.ts';
import { pagePackages } from './pagePackages.ts';
import { previewApi } from './previewApi.ts';
import { workbenchApi } from './workbenchApi.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

type Options = {
  /** The folder of the product's code. */
  product: string;
  /** The folder that holds the `schemas/` to be edited. */
  root: string;
  /** 0 for any that is free. */
  port: number;
};

/** Our pages by their address; every other address is the product's, with the drafts. */
const PAGES: Readonly<Record<string, string>> = {
  '/workbench': '/workbench/page/index.html',
  '/workbench/preview': '/workbench/preview/index.html',
};

/** Serves the workbench, and the product with its drafts for the preview, to this computer only. */
export async function startWorkbench({ product, root, port }: Options) {
  const workspace = openWorkspace(product, root);
  workspace.show(workspace.readDisk());
  // Vite ends the process at a signal before anybody else can close anything.
  process.once('exit', workspace.close);
  const copy = resolve(workspace.copy, 'schemas');
  // Read before the preview takes these settings from the process.
  const { DATA_DIR, DATABASE_URL } = process.env;
  const home = { dataFolder: resolve(product, DATA_DIR || 'data'), isElsewhere: Boolean(DATABASE_URL) };
  let language: string = ENGLISH;
  const server = await createServer({
    configFile: false,
    root: product,
    // Apart from that of `npm run dev`, which may run beside it.
    cacheDir: resolve(product, 'node_modules/.vite-workbench'),
    logLevel: 'warn',
    plugins: [
      languageOfPreview((shown, server) => {
        if (shown === language) return;
        language = shown;
        forgetAll(server, product);
      }),
      workbenchRoutes(workspace, product, home),
      articleBlocks(copy, () => language),
      siteLanguage(product, copy, () => language),
      draftDocuments(product, workspace.copy),
      react(),
      documentModules(copy, () => language),
    ],
    ssr: { noExternal: [/^@rjsf\//] },
    optimizeDeps: {
      entries: Object.values(PAGES).map((page) => page.slice(1)),
      include: [...pagePackages],
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      cors: false,
      // Documents come from the copy; the page is told of a change on disk and asks what to do.
      watch: { ignored: ['**/schemas/**', '**/data/**', '**/coverage/**', '**/dist/**', '**/tests/**'] },
    },
  });
  const watcher = watch(workspace.folder, { recursive: true }, (_event, file) => {
    if (file?.endsWith('.json')) server.ws.send('workbench:disk', {});
  });
  await server.listen();
  return {
    address: `http://127.0.0.1:${portOf(server)}/workbench`,
    async close() {
      watcher.close();
      await server.close();
      workspace.close();
    },
  };
}

/** The language of a page that is opened in the preview, by its address: all that it loads then is in that language. */
function languageOfPreview(onPage: (language: string, server: ViteDevServer) => void): Plugin {
  return {
    name: 'language-of-preview',
    configureServer(server) {
      server.middlewares.use(({ url = '', headers }, _response, next) => {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        const isPreview = headers['sec-fetch-dest'] === 'iframe';
        const inAddress = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
        if (isPreview) onPage(searchParams.get('lang') ?? inAddress ?? ENGLISH, server);
        next();
      });
    },
  };
}

function workbenchRoutes(workspace: Workspace, product: string, home: LeadsHome): Plugin {
  return {
    name: 'workbench-routes',
    // A path that is played in the preview replaces timers there before any code has one.
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head-prepend', children: 'if (parent !== window) parent.tillmatchPlayed?.(window);' },
    ],
    configureServer(server) {
      const load = async <Module>(name: string) => (await server.ssrLoadModule(`/${name}.ts`)) as Module;
      const held = heldRequests();
      const preview = previewApi(server, workspace.copy);
      const session: Drafting = drafting(workspace, {
        // Loaded through the server, so that the machines are made of the documents in the copy.
        readPaths: async () =>
          (await load<typeof import('./walkedPaths.ts')>('workbench/server/walkedPaths')).walkedPaths(),
        readWalks: async () =>
          (await load<typeof import('./walkableMachines.ts')>('workbench/server/walkableMachines')).walkableMachines(),
        readLeads: () => readStoredLeads(home),
        readLeadFaults: async (leads) =>
          (await load<typeof import('#tools/leads/leadFaults.ts')>('tools/leads/leadFaults')).leadFaults(leads),
        readSketch: async (machine) =>
          (await load<typeof import('./machinePicture.ts')>('workbench/server/machinePicture')).machineSketch(machine),
        readMachines: async () =>
          (await load<typeof import('./machinePicture.ts')>('workbench/server/machinePicture')).machineNames(),
        readStates: async () =>
          (await load<typeof import('./walkedStates.ts')>('workbench/server/walkedStates')).walkedStates(),
        onShown(files) {
          forget(server, product, files);
          preview.markStale();
        },
      });
      server.httpServer?.once('close', preview.close);
      server.middlewares.use(workbenchApi(session, held, () => portOf(server)));
      server.middlewares.use(held.middleware);
      server.middlewares.use(preview.middleware);
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        const page = PAGES[path.replace(/\/$/, '')];
        if (page) request.url = query === undefined ? page : `${page}?${query}`;
        next();
      });
    },
  };
}

// A server that listens on a port has such an address.
const portOf = (server: ViteDevServer) => (server.httpServer?.address() as AddressInfo | null)?.port ?? 0;
