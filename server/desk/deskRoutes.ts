import type { FastifyPluginAsync } from 'fastify';
import type { PasswordQueue } from '#server/auth/hashQueue.ts';
import type { SecondFactor } from '#server/auth/secondFactor.ts';
import type { SignedIn } from '#server/auth/signedIn.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import type { Csrf } from '#server/http/csrf.ts';
import { mailFolderOf } from '#server/mail/transport.ts';
import type { AdminRepository } from '#server/repositories/adminRepository.ts';
import type { ArticleRepository } from '#server/repositories/articleRepository.ts';
import type { FunnelRepository } from '#server/repositories/funnelRepository.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';
import { accountRoutes } from './accountRoutes.ts';
import { articleRoutes } from './articleRoutes.ts';
import { createDeskAccess } from './deskAccess.ts';
import { funnelRoutes } from './funnelRoutes.ts';
import { leadActions } from './leadActions.ts';
import { leadsRoutes } from './leadsRoutes.ts';
import { messagesRoutes } from './messagesRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { secondFactorRoutes } from './secondFactorRoutes.ts';

type Options = {
  csrf: Csrf;
  signedIn: SignedIn;
  admins: AdminRepository;
  hashing: PasswordQueue;
  funnels: FunnelRepository;
  articles: ArticleRepository;
  pictures: PictureRepository;
  secondFactor: SecondFactor;
  database: Database;
  config: Config;
  now: () => Date;
  onMailQueued: () => void;
};

/** What the people who run the site do after signing in (D39). */
export const deskRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { connection } = options.database;
  const access = createDeskAccess(options);
  // Each plugin takes what it needs from these.
  const desk = { ...options, access, connection, mailFolder: mailFolderOf(options.config) };
  await app.register(leadsRoutes, desk);
  await app.register(leadActions, desk);
  await app.register(funnelRoutes, desk);
  await app.register(articleRoutes, desk);
  await app.register(pictureRoutes, desk);
  await app.register(secondFactorRoutes, desk);
  await app.register(messagesRoutes, desk);
  await app.register(accountRoutes, desk);
};
