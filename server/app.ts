import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createPublishedBlog } from './articles/publishedBlog.ts';
import { createQueue } from './auth/hashQueue.ts';
import { createKnownDevice } from './auth/knownDevice.ts';
import { createSecondFactor } from './auth/secondFactor.ts';
import { createSignedIn } from './auth/signedIn.ts';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import { deskRoutes } from './desk/deskRoutes.ts';
import { attemptRoutes } from './funnel/attemptRoutes.ts';
import { listMethods } from './http/allowedMethods.ts';
import { compileBodyReaders } from './http/bodyReader.ts';
import { closeConnections } from './http/closing.ts';
import { createCsrf } from './http/csrf.ts';
import { handleErrors } from './http/errorHandler.ts';
import { dropGoneClients } from './http/goneClients.ts';
import { acceptOnlyJson } from './http/jsonBody.ts';
import { measureRequests } from './http/metrics.ts';
import { answerUnknownAddresses } from './http/notFound.ts';
import { allowSites, createOriginRules } from './http/origins.ts';
import { leadLimit, limitRates, reportLimit } from './http/rateLimits.ts';
import { readableUrl } from './http/readableUrl.ts';
import { logRequests } from './http/requestLog.ts';
import { createSigner } from './http/secrets.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { createSharedCounts } from './http/sharedCounts.ts';
import { serveSite } from './http/site.ts';
import { readSiteLanguages } from './http/siteLanguages.ts';
import { trustedProxies, withoutPorts } from './http/trustedProxies.ts';
import { refuseTwoHosts } from './http/twoHosts.ts';
import { knowWordings } from './leads/knownWordings.ts';
import type { LeadKind } from './leads/leadKind.ts';
import { leadKinds } from './leads/leadKinds.ts';
import { leadRoutes } from './leads/leadRoutes.ts';
import { mailFolderOf } from './mail/transport.ts';
import { createPersonLink } from './myData/personLink.ts';
import { personRoutes } from './myData/personRoutes.ts';
import { openApiRoutes } from './openapi/openApiRoutes.ts';
import { createOutage } from './outage.ts';
import { PRODUCT_PREFIX } from './product.ts';
import { createAdminRepository } from './repositories/adminRepository.ts';
import { createArticleRepository } from './repositories/articleRepository.ts';
import { createComparisonRepository } from './repositories/comparisonRepository.ts';
import { createFunnelRepository } from './repositories/funnelRepository.ts';
import { createLeadRepository } from './repositories/leadRepository.ts';
import { createPictureRepository } from './repositories/pictureRepository.ts';
import { createSharedCountRepository } from './repositories/sharedCountRepository.ts';
import { publishedArticleRoutes } from './routes/articles.ts';
import { comparisonRoutes } from './routes/comparisons.ts';
import { healthRoutes } from './routes/health.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { pictureFileRoutes } from './routes/pictures.ts';
import { pointOfSalesRoutes } from './routes/pointOfSales.ts';
import { sessionRoutes } from './routes/session.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { unknownPathRoutes } from './routes/unknownPaths.ts';
import { warnOfProxy } from './warnings.ts';
import { type Store, storeWrites } from './writes/storeWrites.ts';
import { createWriter } from './writes/writer.ts';

export type Dependencies = {
  config: Config;
  database: Database;
  /** Stores leads and interactions; in `database` itself by default. */
  store?: Store;
  sessionSecret: string;
  now: () => Date;
  /** Called after a lead's mails were committed. */
  onMailQueued: () => void;
  /** All kinds by default. */
  leadKinds?: readonly LeadKind[];
  /** The built site; undefined when something else serves it. */
  clientFolder: string | undefined;
};

/** Twice the largest body that any form or event of the site sends. */
export const BODY_LIMIT = 16 * 1024;

/** Everything the server answers, and the rules that all answers follow. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  compileBodyReaders();
  const { config, database, now, onMailQueued, clientFolder } = dependencies;
  const isHttps = config.publicUrl.startsWith('https:');
  const origins = createOriginRules(config);
  const signer = createSigner(dependencies.sessionSecret);
  const csrf = createCsrf({ signer, now, secure: isHttps, cookieDomain: config.cookieDomain, origins });

  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    rewriteUrl(request) {
      // The only place that sees a request before its address is read.
      withoutPorts(request);
      return readableUrl(request.url ?? '/');
    },
    forceCloseConnections: 'idle',
    // Slow clients are disconnected: headers must arrive within 10 s, the whole request within 15 s, and a client must not
    // stop reading an answer for 30 s.
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });

  closeConnections(app);
  dropGoneClients(app);
  handleErrors(app);
  acceptOnlyJson(app);
  logRequests(app);
  warnOfProxy(app, config);
  const metrics = measureRequests(app, { connection: database.connection, token: config.metricsToken, now });
  const allowedMethods = listMethods(app);
  refuseTwoHosts(app);
  await addSecurityHeaders(app, { isHttps, hstsSubdomains: config.hstsSubdomains });
  await allowSites(app, config.siteOrigins);
  const counts = createSharedCounts({
    add: createSharedCountRepository(database.connection).add,
    secret: dependencies.sessionSecret,
    exchanges: createOutage({
      onFailure: (error) => app.log.warn({ err: error }, 'counts of requests could not be shared'),
      onRecovery: (seconds) => app.log.warn({ seconds }, 'counts of requests are shared again'),
    }),
  });
  await limitRates(app, config.rateLimits, counts);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    const { isKeyInAddress, isBeacon } = request.routeOptions.config;
    if (!request.is404 && !isKeyInAddress && !isBeacon) csrf.check(request);
  });

  const kinds = dependencies.leadKinds ?? leadKinds;
  const limit = leadLimit(config.rateLimits);
  const write = createWriter(dependencies.store ?? ((writes) => storeWrites(database, writes)));
  await app.register(healthRoutes, { database, now });
  const admins = createAdminRepository(database.connection);
  const signedIn = createSignedIn({ connection: database.connection, now });
  const hashing = createQueue({ atOnce: 1, longest: 10, comeAgainAfter: 5 });
  const secondFactor = createSecondFactor({
    connection: database.connection,
    secret: dependencies.sessionSecret,
    now,
  });
  const knownDevice = createKnownDevice({ signer, secure: isHttps });
  await app.register(sessionRoutes, { csrf, knownDevice, signedIn, admins, hashing, secondFactor });
  const funnels = createFunnelRepository(database.connection);
  const articles = createArticleRepository(database.connection);
  const pictures = createPictureRepository(database.connection);
  await app.register(deskRoutes, {
    csrf,
    signedIn,
    admins,
    hashing,
    secondFactor,
    funnels,
    articles,
    pictures,
    database,
    config,
    now,
    onMailQueued,
  });
  await app.register(pointOfSalesRoutes, { prefix: PRODUCT_PREFIX });
  await app.register(comparisonRoutes, {
    comparisons: createComparisonRepository(database.connection),
    prefix: PRODUCT_PREFIX,
  });
  const languages = readSiteLanguages(clientFolder);
  const blog = createPublishedBlog({
    articles,
    now,
    reading: createOutage({
      onFailure: (error) => app.log.warn({ err: error }, 'articles could not be read'),
      onRecovery: (seconds) => app.log.warn({ seconds }, 'articles can be read again'),
    }),
  });
  await app.register(sitemapRoutes, { publicUrl: config.publicUrl, languages, blog });
  await app.register(publishedArticleRoutes, { blog, prefix: PRODUCT_PREFIX });
  await app.register(pictureFileRoutes, { pictures });
  const person = createPersonLink(dependencies.sessionSecret);
  await app.register(personRoutes, {
    database,
    link: person,
    now,
    limit,
    mailbox: config.salesEmail,
    mailFolder: mailFolderOf(config),
  });
  await app.register(openApiRoutes, { kinds, publicUrl: config.publicUrl });
  await app.register(unknownPathRoutes, { limit });
  await app.register(attemptRoutes, { funnels, origins, now, limit: reportLimit(config.rateLimits) });
  await app.register(interactionRoutes, { write, now, limit, prefix: PRODUCT_PREFIX });
  await app.register(leadRoutes, {
    kinds,
    write,
    leads: createLeadRepository(database.connection),
    findWording: await knowWordings(
      database.connection,
      kinds.map(({ form }) => form),
      now,
    ),
    origins,
    now,
    mailDomain: config.mailFrom.address.split('@')[1] ?? '',
    hasWebhook: config.leadsWebhook !== undefined,
    limit,
    onLead(kind) {
      metrics.countLead(kind);
      onMailQueued();
    },
    prefix: PRODUCT_PREFIX,
  });

  const { apiOrigins, publicUrl, analytics } = config;
  answerUnknownAddresses(
    app,
    clientFolder === undefined
      ? undefined
      : await serveSite(app, { clientFolder, languages, apiOrigins, publicUrl, analytics }, blog),
    allowedMethods,
  );
  return app;
}
