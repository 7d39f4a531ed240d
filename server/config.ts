import site from '#schemas/content/site.json' with { type: 'json' };
import {
  days,
  email,
  folder,
  longSecret,
  mailAddress,
  origins,
  siteAddress,
  sources,
  trustedProxies,
  urlWith,
  webAddress,
  webOrigin,
  wholeNumber,
} from './environmentValues.ts';
import type { Analytics } from './http/analytics.ts';

/** How many requests one address may make before it gets 429. */
export type RateLimits = {
  /** All requests of an address, each minute. */
  requestsPerMinute: number;
  /** Writes of an address to each route that takes a lead, in ten minutes. */
  leadsPerTenMinutes: number;
};

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** How many days finished mails and interactions are kept. */
export type KeptDays = { mails: number; interactions: number };

/** Everything the environment decides. */
export type Config = {
  host: string;
  port: number;
  /** The base of links in mails; never taken from a request's Host header. */
  publicUrl: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: MailAddress;
  salesEmail: string;
  /** The owner's system that gets each lead. */
  leadsWebhook: LeadsWebhook | undefined;
  sessionSecret: string | undefined;
  cookieDomain: string | undefined;
  trustProxy: TrustProxy;
  /** Whether browsers are told that every subdomain has HTTPS too. */
  hstsSubdomains: boolean;
  /** Origins other than the server's own whose pages may use the API. */
  siteOrigins: string[];
  /** Origins of an API elsewhere that the site's pages talk to. */
  apiOrigins: string[];
  /** The analytics service, if configured (D30). */
  analytics: Analytics | undefined;
  logLevel: LogLevel;
  /** The token that a reader of `/metrics` presents. */
  metricsToken: string | undefined;
  /** Which of the variables a public server needs are not set. */
  notSet: readonly string[];
  rateLimits: RateLimits;
  keptDays: KeptDays;
};

/** Where leads are posted, and the secret that proves to the receiver who sent them. */
export type LeadsWebhook = { url: string; secret: string };

export type MailAddress = { name: string; address: string };

/** None, a number of proxies in a private network, or their addresses. */
export type TrustProxy = false | number | string[];

/** Describes in full sentences what is wrong with the environment. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(['The configuration has mistakes:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws one `ConfigError` that names every mistake. Empty variables count as not set. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expectation: string): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} ${expectation}.`);
    return fallback;
  };

  const readWebhook = (): LeadsWebhook | undefined => {
    const url = read(
      'LEADS_WEBHOOK_URL',
      undefined,
      webAddress,
      'must be an http(s) address such as https://crm.example.com/leads',
    );
    const secret = read('LEADS_WEBHOOK_SECRET', undefined, longSecret, 'must have at least 32 characters');
    if (url !== undefined && text('LEADS_WEBHOOK_SECRET') === undefined)
      problems.push(
        'LEADS_WEBHOOK_SECRET is needed with LEADS_WEBHOOK_URL: the receiver checks the signature with it.',
      );
    return url === undefined || secret === undefined ? undefined : { url, secret };
  };

  const readAnalytics = (): Analytics | undefined => {
    const script = read(
      'ANALYTICS_SCRIPT',
      undefined,
      (value) => urlWith(value, ['https:']),
      'must be the https address of the service’s script, such as https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXXX',
    );
    const further = read(
      'ANALYTICS_ORIGINS',
      [],
      sources,
      'must list origins such as https://*.google-analytics.com, separated by commas',
    );
    return script === undefined ? undefined : { script, origins: further };
  };

  const host = text('HOST') ?? '127.0.0.1';
  const port = read('PORT', 3000, (value) => wholeNumber(value, 0, 65535), 'must be a port number from 0 to 65535');
  const config: Config = {
    host,
    port,
    publicUrl: read(
      'PUBLIC_URL',
      addressOf(host, port),
      siteAddress,
      'must be an http(s) address without a path, such as https://example.com',
    ),
    dataFolder: read(
      'DATA_DIR',
      './data',
      folder,
      'must be a folder such as ./data or /var/lib/tillmatch; ~ is a name that only a shell reads',
    ),
    databaseUrl: read(
      'DATABASE_URL',
      undefined,
      (value) => urlWith(value, ['postgres:', 'postgresql:']),
      'must be a PostgreSQL address such as postgres://user:password@host:5432/name; leave it out to use the embedded database',
    ),
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      (value) => urlWith(value, ['smtp:', 'smtps:']),
      'must be an SMTP address such as smtps://user:password@host:465; leave it out to write mails as files',
    ),
    mailFrom: read(
      'MAIL_FROM',
      { name: site.brand.name, address: site.company.mailboxes.noReply },
      mailAddress,
      'must be an address such as no-reply@example.com or Name <no-reply@example.com>',
    ),
    salesEmail: read('SALES_EMAIL', site.company.mailboxes.sales, email, 'must be an email address'),
    leadsWebhook: readWebhook(),
    sessionSecret: read(
      'SESSION_SECRET',
      undefined,
      longSecret,
      'must have at least 32 characters; leave it out to have one made and kept in DATA_DIR',
    ),
    cookieDomain: read(
      'COOKIE_DOMAIN',
      undefined,
      (value) => (/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value) ? value : undefined),
      'must be a domain such as example.com that the site and the API share',
    ),
    trustProxy: read(
      'TRUST_PROXY',
      false,
      trustedProxies,
      'must be a number of proxies in a private network (1) or a list of their addresses (10.0.0.0/8, loopback)',
    ),
    hstsSubdomains: read(
      'HSTS_SUBDOMAINS',
      false,
      (value) => ({ yes: true, no: false })[value],
      'must be yes, when every subdomain of PUBLIC_URL is served by HTTPS for good, or no',
    ),
    siteOrigins: read(
      'SITE_ORIGINS',
      [],
      origins,
      'must list origins such as https://www.example.com, separated by commas',
    ),
    apiOrigins: ['VITE_API_URL', 'VITE_SANDBOX_API_URL'].flatMap((name) =>
      read(name, [], (value) => webOrigin(value), 'must be an http(s) address such as https://api.example.com'),
    ),
    analytics: readAnalytics(),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (value) => LOG_LEVELS.find((level) => level === value),
      `must be one of ${LOG_LEVELS.join(', ')}`,
    ),
    metricsToken: read(
      'METRICS_TOKEN',
      undefined,
      (value) => (/^[\x21-\x7e]{16,}$/.test(value) ? value : undefined),
      'must have at least 16 visible characters; leave it out to have no /metrics',
    ),
    notSet: ['SMTP_URL', 'PUBLIC_URL', 'SALES_EMAIL'].filter((name) => text(name) === undefined),
    rateLimits: {
      requestsPerMinute: read(
        'RATE_LIMIT_REQUESTS',
        600,
        (value) => wholeNumber(value, 1, 1e9),
        'must be a whole number above 0',
      ),
      leadsPerTenMinutes: read(
        'RATE_LIMIT_LEADS',
        60,
        (value) => wholeNumber(value, 1, 1e9),
        'must be a whole number above 0',
      ),
    },
    keptDays: {
      mails: read('KEEP_MAILS_DAYS', 90, days, 'must be a whole number of days above 0'),
      interactions: read('KEEP_INTERACTIONS_DAYS', 365, days, 'must be a whole number of days above 0'),
    },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The address at which a server bound to `host` and `port` is reached from this machine. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
