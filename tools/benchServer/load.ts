import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Load = { perSecond: number; p50: number; p99: number; failed: number };
type Request = { path: string; method: string; headers: Record<string, string>; body: string };

/**
 * Keeps a number of connections busy for a while, and counts the answers. With `perSecond`, requests are due at that pace,
 * and the wait for a free connection counts as part of a request's time.
 */
export async function putLoad(
  url: string,
  next: (number: number) => Request,
  { connections, milliseconds, perSecond }: { connections: number; milliseconds: number; perSecond?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const took: number[] = [];
  let failed = 0;
  let sent = 0;
  const began = performance.now();
  const end = began + milliseconds;

  const one = ({ path, method, headers, body }: Request, at: number) =>
    new Promise<void>((resolve) => {
      const length = String(Buffer.byteLength(body));
      const call = httpRequest(
        { hostname, port, path, method, agent, headers: { ...headers, 'content-length': length } },
        (answer) => {
          answer.resume();
          answer.on('end', () => {
            if ((answer.statusCode ?? 500) < 300) took.push(performance.now() - at);
            else failed += 1;
            resolve();
          });
        },
      );
      call.on('error', () => {
        failed += 1;
        resolve();
      });
      call.end(body);
    });
  const worker = async () => {
    while (performance.now() < end) {
      sent += 1;
      const number = sent;
      const due = perSecond === undefined ? performance.now() : began + (number * 1000) / perSecond;
      if (due > performance.now()) await pause(due - performance.now());
      await one(next(number), due);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const seconds = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}
