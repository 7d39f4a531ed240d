import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { schemaGuard } from '#tools/vite/schemaGuard.ts';

beforeEach(() => {
  // Other tests must not fail because of an edit in progress.
  vi.stubEnv('VITEST', '');
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** A folder with the shipped documents, and the guard in a development server that records its messages. */
function development({ pages = 0 } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'tillmatch-guard-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  const file = join(root, 'schemas/forms/contact.schema.json');
  const sound = readFileSync(file, 'utf8');
  const said: string[] = [];
  const sent: string[] = [];
  const opened: (() => void)[] = [];
  const clients = new Set(Array.from({ length: pages }, (_, index) => index));
  const send = ({ type, err }: { type: string; err?: { message: string } }) =>
    sent.push(err ? `${type}: ${err.message}` : type);
  const server = {
    ws: { clients, send, on: (_event: 'connection', open: () => void) => opened.push(open) },
    config: { logger: { error: (text: string) => said.push(text), info: (text: string) => said.push(text) } },
  };
  // The casts give the hooks the parts of Vite that they use.
  const guard = schemaGuard(root) as unknown as {
    configureServer: (development: typeof server) => void;
    hotUpdate: (this: unknown, change: unknown) => unknown[] | undefined;
  };
  const save = (text: string, name = 'client') => {
    writeFileSync(file, text);
    return guard.hotUpdate.call({ environment: { name, hot: { send } } }, { file, server });
  };
  return {
    said,
    sent,
    save,
    sound,
    faulty: sound.replace('"type": "object"', '"type": "objekt"'),
    start: () => guard.configureServer(server),
    openPage: () => {
      clients.add(clients.size);
      for (const open of opened) open();
    },
  };
}

const FAULT = expect.stringContaining('"objekt" has to be "object"');

test('the start of a development server says what is wrong', () => {
  const { start, save, faulty, said } = development();
  save(faulty);
  said.length = 0;
  start();
  expect(said).toEqual([FAULT]);
});

test('a fault is shown over every open page and over each that is opened, and holds updates back', () => {
  const { start, save, faulty, sent, openPage } = development({ pages: 1 });
  start();
  expect(save(faulty)).toEqual([]);
  expect(sent).toEqual([FAULT]);
  // Updates of the server's modules are held back too.
  expect(save(faulty, 'ssr')).toEqual([]);
  openPage();
  expect(sent).toEqual([FAULT, FAULT]);
});

test('a repaired fault disappears from the screen, and from pages opened later', () => {
  const { start, save, faulty, sound, sent, said, openPage } = development({ pages: 1 });
  start();
  save(faulty);
  expect(save(sound)).toEqual([]);
  openPage();
  expect(sent).toEqual([FAULT, 'full-reload']);
  expect(said).toEqual([FAULT, 'schemas/ is right again']);
});

test('without an open page nothing is kept to be shown later', () => {
  const { start, save, faulty, sound, sent, openPage } = development();
  start();
  save(faulty);
  save(sound);
  openPage();
  expect(sent).toEqual(['full-reload']);
});

test('a right edit is an update like any other', () => {
  const { start, save, sound, sent, said } = development({ pages: 1 });
  start();
  expect(save(sound.replace('"Your name"', '"Name"').concat('\n'))).toBeUndefined();
  expect([sent, said]).toEqual([[], []]);
});
