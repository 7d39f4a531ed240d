import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export type PageServer = { url: string; close: () => Promise<void> };

/** Serves the built peers from their compressed files. */
export const servePeers = (folder: string): Promise<PageServer> =>
  listen(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const content = await readFile(`${file}.br`).catch(() => undefined);
    if (content === undefined) return void response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(content);
  });

/** Serves the product's home page without its scripts; everything else comes from the product. */
export async function serveScriptless(productUrl: string): Promise<PageServer> {
  const { hostname, port } = new URL(productUrl);
  const html = await (await fetch(productUrl)).text();
  const scriptless = html.replace(
    /<script(?! type="application\/ld\+json").*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/gs,
    '',
  );
  const home = brotliCompressSync(scriptless);
  return listen(async ({ url = '/', headers }, response) => {
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(home);
      return;
    }
    httpRequest({ hostname, port, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
}

function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<PageServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () => {
        server.closeAllConnections();
        return new Promise<void>((closed) => server.close(() => closed()));
      };
      ready({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}
