import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import type { Database } from '#server/database/schema.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import { offeredLanguage } from '#server/http/requestLanguage.ts';
import { wantedLanguage } from '#server/http/wantedLanguage.ts';
import { removeMails } from '#server/mail/transport.ts';
import { forgetPerson } from '#server/owner/forgetPerson.ts';
import { readPersonData, withdrawConsent } from './personData.ts';
import type { PersonLink } from './personLink.ts';
import { type Done, PERSON_STYLE, personPage, unknownPersonPage } from './personPages.ts';

type Options = {
  database: Database;
  link: PersonLink;
  now: () => Date;
  limit: LeadLimit;
  /** The address that people can write to. */
  mailbox: string;
  /** The folder for mails as files; undefined when mails are sent. */
  mailFolder: string | undefined;
};
type Request = { Params: { token: string }; Querystring: { done?: string } };

/** The address is the key: no other site can know it, so nothing else has to prove where a request comes from. */
const BY_ADDRESS = { isKeyInAddress: true };
const STYLE = createHash('sha256').update(PERSON_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The page of a person, to which mails link: see what is kept, download it, stop all mails, have everything deleted. It
 * works without a script, wherever a mail is opened.
 */
export const personRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, link, now, limit, mailbox, mailFolder } = options;
  const { connection } = database;
  const config = { ...limit, ...BY_ADDRESS };
  // Forms and mail programs say what they want by the address alone.
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));

  const send = (reply: FastifyReply, content: string) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(content);
  const sendUnknown = (reply: FastifyReply) =>
    send(reply.code(404), unknownPersonPage(mailbox, chosenLanguage(reply.request) ?? ENGLISH));
  /** A redirect, not a page that shows the result: reloading that would do it again. */
  const goTo = (reply: FastifyReply, path: string, done: Done) => reply.redirect(`${path}?done=${done}`, 303);

  app.get<Request>('/my-data/:token', { config: limit }, async (request, reply) => {
    const { token } = request.params;
    const { done } = request.query;
    const inbox = link.inboxOf(token);
    if (inbox === undefined) return sendUnknown(reply);
    const said = done === 'withdrawn' || done === 'deleted' ? done : undefined;
    const data = await readPersonData(connection, inbox);
    const language = offeredLanguage(data.leads[0]?.lead.language) ?? chosenLanguage(request) ?? ENGLISH;
    return send(reply, personPage(data, link.pathFor(inbox), said, language));
  });

  app.get<Request>('/my-data/:token/data.json', { config: limit }, async ({ params: { token } }, reply) => {
    const inbox = link.inboxOf(token);
    if (inbox === undefined) return sendUnknown(reply);
    const data = await readPersonData(connection, inbox);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="my-data.json"' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  });

  app.post<Request>('/my-data/:token/withdraw', { config }, async ({ params: { token } }, reply) => {
    const inbox = link.inboxOf(token);
    if (inbox === undefined) return sendUnknown(reply);
    await withdrawConsent(connection, inbox, now());
    return goTo(reply, link.pathFor(inbox), 'withdrawn');
  });

  // What a mail program's own button sends (RFC 8058); it follows no redirect.
  app.post<Request>('/my-data/:token/unsubscribe', { config }, async ({ params: { token } }, reply) => {
    const inbox = link.inboxOf(token);
    if (inbox === undefined) return sendUnknown(reply);
    await withdrawConsent(connection, inbox, now());
    return reply.code(204).send();
  });

  app.post<Request>('/my-data/:token/delete', { config }, async ({ params: { token } }, reply) => {
    const inbox = link.inboxOf(token);
    if (inbox === undefined) return sendUnknown(reply);
    const { messageIds } = await forgetPerson(database, inbox);
    await removeMails(mailFolder, messageIds);
    return goTo(reply, link.pathFor(inbox), 'deleted');
  });
};

/** The language chosen on this device, or the one that the browser asks for. */
const chosenLanguage = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  wantedLanguage(
    request,
    site.languages.map(({ code }) => code),
  );

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that needs no token, because its address is secret. */
    isKeyInAddress?: boolean;
  }
}
