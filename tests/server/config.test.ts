import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { bindable } from '#server/database/sqlite.ts';
import { keptSecret } from '#server/http/secrets.ts';

test('without any variable the server has sensible settings', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataFolder: './data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: { name: 'TillMatch', address: 'no-reply@tillmatch.example' },
    salesEmail: 'sales@tillmatch.example',
    sessionSecret: undefined,
    cookieDomain: undefined,
    trustProxy: false,
    hstsSubdomains: false,
    metricsToken: undefined,
    keptDays: { mails: 90, interactions: 365 },
    notSet: ['SMTP_URL', 'PUBLIC_URL', 'SALES_EMAIL'],
    siteOrigins: [],
    apiOrigins: [],
    analytics: undefined,
    logLevel: 'info',
    rateLimits: { requestsPerMinute: 600, leadsPerTenMinutes: 60 },
  });
});

test('what is given is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    MAIL_FROM: 'Till Match <hello@example.com>',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    SITE_ORIGINS: 'https://www.example.com/, http://localhost:5173',
    VITE_API_URL: 'https://api.example.com/v1',
    ANALYTICS_SCRIPT: 'https://tags.example.com/site.js?id=42',
    ANALYTICS_ORIGINS: 'https://*.example.com, https://reports.example.net',
  });
  expect(config).toMatchObject({
    publicUrl: 'http://localhost:8080',
    mailFrom: { name: 'Till Match', address: 'hello@example.com' },
    trustProxy: ['loopback', '10.0.0.0/8'],
    siteOrigins: ['https://www.example.com', 'http://localhost:5173'],
    apiOrigins: ['https://api.example.com'],
    analytics: {
      script: 'https://tags.example.com/site.js?id=42',
      origins: ['https://*.example.com', 'https://reports.example.net'],
    },
  });
});

test('every mistake is named in a sentence, all at once', () => {
  const mistakes = {
    PORT: '70000',
    PUBLIC_URL: 'example.com',
    DATABASE_URL: 'mysql://localhost',
    SMTP_URL: 'localhost:25',
    MAIL_FROM: 'nobody',
    SALES_EMAIL: 'a,b@example.com',
    SESSION_SECRET: 'short',
    TRUST_PROXY: 'true',
    SITE_ORIGINS: 'www.example.com',
    ANALYTICS_SCRIPT: 'GTM-XXXXXXX',
    ANALYTICS_ORIGINS: "https://a.example.com; script-src 'unsafe-inline'",
    LOG_LEVEL: 'loud',
    RATE_LIMIT_LEADS: '0',
  };
  const problems = (() => {
    try {
      readConfig(mistakes);
      return [];
    } catch (error) {
      return String(error instanceof Error && error.message)
        .split('\n')
        .slice(1);
    }
  })();
  expect(problems.map((line) => /^- (\w+) must .+\.$/.exec(line)?.[1])).toEqual(Object.keys(mistakes));
});

test('a secret is made once and can be read by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = keptSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('SQLite is never given a value that it would store as nothing', () => {
  const bytes = new Uint8Array([1]);
  expect(bindable(['a', 1, 2n, null, bytes])).toEqual(['a', 1, 2n, null, bytes]);
  for (const value of [new Date(), {}, [], undefined, true]) expect(() => bindable([value])).toThrow(/Cannot store/);
});

test('BL-24 the webhook is told at the address as it is given', () => {
  const secret = { LEADS_WEBHOOK_SECRET: 'a secret of thirty-two characters' };
  const { leadsWebhook } = readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example.com/leads/', ...secret });
  expect(leadsWebhook?.url).toBe('https://crm.example.com/leads/');
});

test.each([
  ['PUBLIC_URL', 'https://example.com/shop'],
  ['PUBLIC_URL', 'https://example.com/?a=1'],
  ['PUBLIC_URL', 'https://example.com/#top'],
  ['DATA_DIR', '~/tillmatch'],
])('BL-52 %s=%s is refused with a sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`- ${name} must be an? .*\\.$`));
});

test('an address with a slash at its end is the site itself', () => {
  expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
});

test.each([
  ['no-reply@example.com', { name: '', address: 'no-reply@example.com' }],
  ['TillMatch <no-reply@example.com>', { name: 'TillMatch', address: 'no-reply@example.com' }],
  ['"TillMatch, Inc." <no-reply@example.com>', { name: 'TillMatch, Inc.', address: 'no-reply@example.com' }],
  ['<no-reply@example.com>', { name: '', address: 'no-reply@example.com' }],
])('MAIL_FROM may be %s', (value, address) => {
  expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(address);
});
