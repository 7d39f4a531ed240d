import { BlogPage } from '#src/features/blog/BlogPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';

export function BlogRoute() {
  return (
    <SiteLayout>
      <BlogPage />
    </SiteLayout>
  );
}
