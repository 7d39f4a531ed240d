import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * A password typed at the terminal without echo, or piped in. Never from the arguments: every user
 * of the machine can read those.
 */
export async function readPassword(fromPipe: boolean): Promise<string> {
  if (fromPipe || !process.stdin.isTTY) return firstLine(process.stdin);
  process.stdout.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

async function firstLine(input: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}
