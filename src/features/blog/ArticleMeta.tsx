import site from '#schemas/content/site.json';
import type { Article } from '#src/articles/articles.ts';
import { paths } from '#src/routing/paths.ts';

/** Title, description and what a shared link shows; React puts them into the head of the page. */
export function ArticleMeta({ article }: { article: Article }) {
  const { id, title, excerpt, category, author, publishedOn, tags } = article;
  return (
    <>
      <title>{`${title} | ${site.brand.name}`}</title>
      <meta name="description" content={excerpt} />
      <meta name="author" content={author} />
      <link rel="canonical" href={paths.article(id)} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={excerpt} />
      <meta property="article:published_time" content={publishedOn} />
      <meta property="article:section" content={category} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={excerpt} />
    </>
  );
}
