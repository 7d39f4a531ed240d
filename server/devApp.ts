import type { RequestListener } from 'node:http';
import { readConfig } from './config.ts';
import { openDelivery } from './mail/openDelivery.ts';
import { openServer } from './openServer.ts';

export type DevApp = { handle: RequestListener; close: () => Promise<void> };

/** The server without a socket of its own: in development Vite hands it the requests for the API. */
export async function openDevApp(viteAddress: string): Promise<DevApp> {
  const config = readConfig({ PUBLIC_URL: viteAddress, LOG_LEVEL: 'warn', ...process.env });
  const { app, close } = await openServer(config, {
    clientFolder: undefined,
    startDelivery: (...[, log]) => openDelivery(config, log),
  });
  await app.ready();
  return { handle: (request, response) => app.routing(request, response), close };
}
