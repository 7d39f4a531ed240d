import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';

const API_PATH = /^\/(?:api|sanctum|health)(?:[/?]|$)/;

type Api = {
  handle: (...parameters: Parameters<Connect.SimpleHandleFunction>) => void;
  close: () => Promise<void>;
};

type ReadConfig = (settings: Record<string, string>) => unknown;

/** Takes from this process what the server would read: a database, a mailbox, another system. */
const takeNoSettings = (readConfig: ReadConfig) =>
  void readConfig(new Proxy({}, { get: (_, name) => void delete process.env[String(name)] }));

/**
 * The product's server for the preview, with the drafts. It keeps what is sent in a folder that goes with the workbench,
 * and writes mails there: nothing that is tried out reaches anybody.
 */
export function previewApi(server: ViteDevServer, folder: string) {
  let opened: Promise<Api> | undefined;
  let isStale = false;

  async function open(before: Promise<Api> | undefined): Promise<Api> {
    await before?.then((api) => api.close()).catch(() => undefined);
    const [module, config] = await Promise.all([
      server.ssrLoadModule('/server/devApp.ts'),
      server.ssrLoadModule('/server/config.ts'),
    ]);
    takeNoSettings(config.readConfig as ReadConfig);
    process.env.DATA_DIR = join(folder, 'data');
    return (module.openDevApp as (address: string) => Promise<Api>)(server.resolvedUrls?.local[0] ?? '');
  }

  return {
    middleware: ((request, response, next) => {
      if (!API_PATH.test(request.url ?? '')) return next();
      if (!opened || isStale) opened = open(opened);
      isStale = false;
      opened.then(
        (api) => api.handle(request, response),
        (error: unknown) => {
          isStale = true;
          next(error);
        },
      );
    }) satisfies Connect.NextHandleFunction,
    markStale() {
      isStale = true;
    },
    close: async () => opened?.then((api) => api.close()).catch(() => undefined),
  };
}
