import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export type CuttingProxy = { url: string; cuts: () => number; close: () => void };

const KEPT = Buffer.from('HTTP/1.1 201');

/**
 * Sits in front of a server and sometimes cuts the connection just as the server confirms a lead, so that the visitor
 * never learns of it.
 */
export async function startCuttingProxy(url: string, shouldCut: () => boolean): Promise<CuttingProxy> {
  const { hostname, port } = new URL(url);
  let cuts = 0;
  const proxy = createServer((visitor) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      visitor.destroy();
      server.destroy();
    };
    for (const socket of [visitor, server]) socket.on('error', end).on('close', end);
    visitor.on('data', (chunk) => server.write(chunk));
    server.on('data', (chunk) => {
      if (chunk.subarray(0, KEPT.length).equals(KEPT) && shouldCut()) {
        cuts += 1;
        end();
      } else visitor.write(chunk);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cuts: () => cuts,
    close: () => void proxy.close(),
  };
}
