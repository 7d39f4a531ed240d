import type { FastifyPluginAsync } from 'fastify';
import { type PublishedBlog, publishedIn } from '#server/articles/publishedBlog.ts';
import { requestLanguage } from '#server/http/requestLanguage.ts';

type Options = { blog: PublishedBlog };

/** What editors have published; `data` is null for an unknown id, so that the browser logs no error. */
export const publishedArticleRoutes: FastifyPluginAsync<Options> = async (app, { blog }) => {
  app.get('/articles', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    const { articles } = await blog.current();
    return { data: articles.map((article) => publishedIn(requestLanguage(request), article)) };
  });

  app.get<{ Params: { id: string } }>('/articles/:id', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    const { articles } = await blog.current();
    const { id } = request.params;
    if (!articles.some((article) => article.id === id)) return { data: null };
    return { data: { id, blocks: await blog.contentOf(id) } };
  });
};
