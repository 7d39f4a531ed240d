import { useParams } from 'react-router-dom';
import { ArticlePage } from '#src/features/blog/ArticlePage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';

export function ArticleRoute() {
  const { articleId = '' } = useParams();
  return (
    <SiteLayout>
      <ArticlePage key={articleId} articleId={articleId} />
    </SiteLayout>
  );
}
