import { BlogCmsPage } from '#src/features/blogCms/BlogCmsPage.tsx';
import { CmsLayout } from './layout/CmsLayout.tsx';

export function BlogCmsRoute() {
  return (
    <CmsLayout>
      <BlogCmsPage />
    </CmsLayout>
  );
}
