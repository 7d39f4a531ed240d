import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundledServer } from './bundledServer.ts';

export type ServerProcess = {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Generous, because a machine that runs tests is busy. */
const LONGEST_START = 60_000;

/**
 * Starts the server as a process of its own on a free port, and waits until it is ready.
 * @param build the file of a built server: that of the sources unless told otherwise
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  build?: string,
): Promise<ServerProcess> {
  // Node itself, not a wrapper: a signal has to reach the server.
  const child = spawn(process.execPath, [build ?? (await bundledServer())], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await readyUrl(child, printed).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await ended;
    throw error;
  });
  return {
    url,
    output: () => printed.join(''),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function readyUrl(child: ChildProcess, printed: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${printed.join('')}`));
    const timer = setTimeout(() => fail('was not ready in time'), LONGEST_START);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
    const read = (chunk: Buffer) => {
      printed.push(String(chunk));
      const [, url] = /is ready on (\S+)/.exec(printed.join('')) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}
