import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OriginRules } from './origins.ts';
import { Refusal } from './refusal.ts';
import type { Signer } from './secrets.ts';

const SESSION_COOKIE = 'tillmatch_session';
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'x-xsrf-token';

const SESSION_SECONDS = 12 * 3600;
/** How many seconds the clocks of two servers of one site may differ by. */
const CLOCKS_DIFFER_BY = 60;
/** A site on a parent domain may have set cookies of the same name, and a browser shows all of them (BL-20). */
const MOST_TOKENS = 8;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Options = {
  signer: Signer;
  now: () => Date;
  secure: boolean;
  cookieDomain: string | undefined;
  origins: OriginRules;
};

/**
 * CSRF protection like Laravel Sanctum (spec 7): a signed session cookie that scripts cannot read, and
 * a token bound to it that a script of the site reads from its cookie and sends back as a header. Sessions of visitors
 * are signed, not stored.
 */
export function createCsrf({ signer, now, secure, cookieDomain, origins }: Options) {
  const cookie = {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: SESSION_SECONDS,
    ...(cookieDomain !== undefined && { domain: cookieDomain }),
  } as const;

  const newSession = () => {
    const session = `${now().getTime()}.${randomBytes(24).toString('base64url')}`;
    return `${session}.${signer.sign('session', session)}`;
  };
  const isSession = (value: string | undefined): value is string => {
    const [born = '', random = '', signature = ''] = value?.split('.') ?? [];
    const age = now().getTime() - Number(born);
    const isOfAge = age <= SESSION_SECONDS * 1000 && age >= -CLOCKS_DIFFER_BY * 1000;
    return isOfAge && signer.isSigned(signature, 'session', `${born}.${random}`);
  };
  const newToken = (session: string) => {
    const nonce = randomBytes(16).toString('base64');
    return `${nonce}.${signer.sign('token', session, nonce)}`;
  };
  const isToken = (token: string, session: string) => {
    const [nonce = '', signature = ''] = token.split('.');
    return signer.isSigned(signature, 'token', session, nonce);
  };

  const sessionOf = (request: FastifyRequest) => {
    const known = request.cookies[SESSION_COOKIE];
    return isSession(known) ? known : undefined;
  };
  const send = (reply: FastifyReply, session: string) => {
    reply.setCookie(SESSION_COOKIE, session, { ...cookie, httpOnly: true });
    reply.setCookie(TOKEN_COOKIE, newToken(session), cookie);
    return session;
  };

  return {
    /** The id of the browser's session; undefined when it was not signed here or is too old. */
    sessionOf,

    /** Gives the browser a token for its session, and a session when it has none. */
    issue(request: FastifyRequest, reply: FastifyReply): void {
      send(reply, sessionOf(request) ?? newSession());
    },

    /** Gives the browser a new session, so that knowledge of the old one is worthless. */
    renew(reply: FastifyReply): string {
      return send(reply, newSession());
    },

    /** Refuses writes from other sites. */
    check(request: FastifyRequest): void {
      if (SAFE_METHODS.has(request.method)) return;
      const session = sessionOf(request);
      const tokens = String(request.headers[TOKEN_HEADER] ?? '').split(',', MOST_TOKENS);
      const isOurs = session !== undefined && tokens.some((token) => isToken(decoded(token), session));
      if (!isOurs || !origins.mayWrite(request)) throw new Refusal(419, 'csrfMismatch');
    },
  };
}
export type Csrf = ReturnType<typeof createCsrf>;

/** The cookie is URL-encoded, the header is not; also accepts clients that copy one to the other. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return '';
  }
}
