import type { FastifyPluginAsync } from 'fastify';
import { headSource } from '#domain/pages/headSource.ts';
import { ENGLISH, pathInLanguage } from '#domain/pages/languagePaths.ts';
import { indexedPaths } from '#domain/pages/pageHead.ts';
import type { PublishedBlog } from '#server/articles/publishedBlog.ts';
import type { SiteLanguages } from '#server/http/siteLanguages.ts';

type Options = { publicUrl: string; languages: SiteLanguages; blog: PublishedBlog };

/** For search engines: all pages in all languages, and the paths that they should leave out. */
export const sitemapRoutes: FastifyPluginAsync<Options> = async (app, { publicUrl, languages, blog }) => {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const fixed = indexedPaths(headSource).flatMap((path) =>
    languages.languagesOf(path).map((language) => pathInLanguage(path, language)),
  );
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /blog-cms\n\nSitemap: ${absolute('/sitemap.xml')}\n`;

  app.get('/sitemap.xml', async (_request, reply) => {
    const { articles } = await blog.current();
    // Each is listed in the language it is written in.
    const written = articles.map(({ id, fields }) =>
      pathInLanguage(`/blog/${id}`, languages.codes.includes(fields.language) ? fields.language : ENGLISH),
    );
    const sitemap = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...[...fixed, ...written].map((path) => `  <url><loc>${absolute(path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n');
    return reply.type('application/xml; charset=utf-8').send(sitemap);
  });
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
};
