import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiServer } from '#tools/vite/apiServer.ts';

test('in development Vite answers for the API, and takes new code after a change of the server but not of its data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-dev-'));
  vi.stubEnv('DATA_DIR', folder);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [apiServer()],
    server: { port: 0, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const loaded = vi.spyOn(server, 'ssrLoadModule');
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const ready = async () => (await fetch(`${url}health/ready`)).json();
  const changed = (file: string) => server.watcher.emit('all', 'change', join(server.config.root, file));

  expect([await ready(), await ready(), loaded.mock.calls.length]).toEqual([
    { status: 'ready', database: 'sqlite' },
    { status: 'ready', database: 'sqlite' },
    1,
  ]);
  changed('data/tillmatch.db');
  changed('src/app/App.tsx');
  await ready();
  expect(loaded.mock.calls.length).toBe(1);
  changed('server/app.ts');
  await Promise.all([ready(), ready()]);
  expect(loaded.mock.calls.length).toBe(2);
  expect((await fetch(`${url}api/nope`)).status).toBe(404);
});
