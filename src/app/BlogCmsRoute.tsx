import { BlogCmsPage } from '#src/features/blogCms/BlogCmsPage.tsx';
import { CmsLayout } from './layout/CmsLayout.tsx';
import { OwnQueryProvider } from './QueryProvider.tsx';
import { useAskAgain } from './useAskAgain.ts';

export function BlogCmsRoute() {
  return (
    <OwnQueryProvider>
      <CmsLayout>
        <BlogCmsPage onSignedOut={useAskAgain()} />
      </CmsLayout>
    </OwnQueryProvider>
  );
}
