import { useParams } from 'react-router-dom';
import { articleOf } from '#src/articles/articles.ts';
import { loadContent } from '#src/articles/loadContent.ts';
import { ArticlePage } from '#src/features/blog/ArticlePage.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { useShare } from '#src/features/share/useShare.ts';
import { paths } from '#src/routing/paths.ts';
import { siteAddress } from '#src/texts/siteAddress.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import type { Visit } from './siteRoutes.tsx';

/** Loads the article of the address. */
export const prepare = ({ params: { articleId = '' } }: Visit) => loadContent(articleOf(articleId).id);

export function ArticleRoute() {
  const { articleId = '' } = useParams();
  const handOn = useShare();
  const { id, title } = articleOf(articleId);
  const share = () => handOn({ title, url: new URL(siteAddress(paths.article(id)), window.location.href).href });
  return (
    <SiteLayout>
      <ArticlePage key={articleId} articleId={articleId} share={<ShareButton onShare={share} />} />
    </SiteLayout>
  );
}
