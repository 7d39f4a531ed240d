import { use } from 'react';
import { useParams } from 'react-router-dom';
import { articleOf } from '#src/articles/articles.ts';
import { ArticlePage } from '#src/features/blog/ArticlePage.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { useShare } from '#src/features/share/useShare.ts';
import { paths } from '#src/routing/paths.ts';
import { siteAddress } from '#src/texts/siteAddress.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { contentOf, loadArticle, loadBlog } from './publishedBlog.ts';
import type { Visit } from './siteRoutes.tsx';

/** Loads the article of the address. */
export const prepare = ({ params: { articleId = '' } }: Visit) => loadArticle(articleId);

export function ArticleRoute() {
  const { articleId = '' } = useParams();
  const handOn = useShare();
  use(loadBlog());
  const article = articleOf(articleId);
  const { id, title } = article;
  // Awaited here, because the article itself knows nothing of the server.
  use(contentOf(article));
  const share = () => handOn({ title, url: new URL(siteAddress(paths.article(id)), window.location.href).href });
  return (
    <SiteLayout>
      <ArticlePage key={articleId} articleId={articleId} share={<ShareButton onShare={share} />} />
    </SiteLayout>
  );
}
