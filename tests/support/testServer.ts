import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { openMemoryDatabase } from './testDatabases.ts';

export const API = '/api/restaurant-pos';

type Options = {
  database?: Database;
  environment?: Record<string, string>;
  config?: Partial<Config>;
  sessionSecret?: string;
  clientFolder?: string;
  now?: () => Date;
  leadKinds?: readonly LeadKind[];
};

export type TestServer = { app: FastifyInstance; database: Database; browser: () => Browser };

/** An app with a new database in memory, closed when the test ends. */
export async function openTestServer(options: Options = {}): Promise<TestServer> {
  const database = options.database ?? (await openMemoryDatabase());
  const environment = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tillmatch.example', ...options.environment };
  const app = await buildApp({
    config: { ...readConfig(environment), ...options.config },
    database,
    sessionSecret: options.sessionSecret ?? 'a secret of tests that is long enough',
    now: options.now ?? (() => new Date()),
    onMailQueued: () => undefined,
    clientFolder: options.clientFolder,
    ...(options.leadKinds && { leadKinds: options.leadKinds }),
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    if (!options.database) await database.connection.destroy();
  });
  return { app, database, browser: () => createBrowser(app) };
}

type Headers = Record<string, string>;

/** Behaves like a page of the product: keeps cookies, and gets a token before it writes. */
export type Browser = {
  cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Fetches the CSRF cookie. */
  prepare(): Promise<void>;
  /** Writes with the token of the last `prepare`, which is called first if it never was. */
  post(url: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
};

export function createBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    async send(request) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
      const headers = { ...(cookie && { cookie }), ...(token && { 'x-xsrf-token': token }), ...request.headers };
      const response = await app.inject({ ...request, headers });
      for (const line of [response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
    get: (url, headers = {}) => browser.send({ method: 'GET', url, headers }),
    async prepare() {
      await browser.get('/sanctum/csrf-cookie');
    },
    async post(url, body, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await browser.prepare();
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      return browser.send({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
  };
  return browser;
}
