import type { FastifyPluginAsync } from 'fastify';
import type { DeskFunnel } from '#domain/desk/deskFunnel.ts';
import { DEVICES } from '#domain/funnel/attempt.ts';
import { QUIZ_IDS } from '#domain/funnel/funnelQuiz.ts';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import { funnelFigures } from '#domain/funnel/funnelSteps.ts';
import funnel from '#schemas/content/funnel.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import type { FunnelRepository } from '#server/repositories/funnelRepository.ts';
import type { DeskAccess } from './deskAccess.ts';
import { dayOf, oneOf, queryOf } from './wantedFromQuery.ts';

type Options = { access: DeskAccess; funnels: FunnelRepository };

const LANGUAGES = site.languages.map(({ code }) => code);

/** Where visitors leave a quiz. */
export const funnelRoutes: FastifyPluginAsync<Options> = async (app, { access, funnels }) => {
  app.addHook('onRequest', access.guard('funnel'));

  app.get('/api/desk/funnel', async (request): Promise<{ data: DeskFunnel }> => {
    const query = queryOf(request);
    const quiz = oneOf(query.quiz, QUIZ_IDS) ?? 'quiz';
    const segments = {
      way: oneOf(query.way, funnel.ways),
      language: oneOf(query.language, LANGUAGES),
      device: oneOf(query.device, DEVICES),
      from: dayOf(query.from)?.toISOString().slice(0, 10),
      until: dayOf(query.until)?.toISOString().slice(0, 10),
    };
    const { version: current, places } = funnelQuizzes[quiz];
    const versions = await funnels.versions(quiz);
    const known = versions.map(({ version }) => version);
    const version = oneOf(query.version, [...known, current]) ?? known[0] ?? current;
    const flows = await funnels.flows({ quiz, version, ...segments });
    const { attempts, ...figures } = funnelFigures(flows, version === current ? places : []);
    const { minimumAttempts: minimum } = funnel;
    return { data: { quiz, version, versions, attempts, minimum, figures: attempts < minimum ? null : figures } };
  });
};
