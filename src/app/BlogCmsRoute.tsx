import { BlogCmsPage } from '#src/features/blogCms/BlogCmsPage.tsx';
import { CmsLayout } from './layout/CmsLayout.tsx';
import { OwnQueryProvider } from './QueryProvider.tsx';

export function BlogCmsRoute() {
  return (
    <OwnQueryProvider>
      <CmsLayout>
        <BlogCmsPage />
      </CmsLayout>
    </OwnQueryProvider>
  );
}
