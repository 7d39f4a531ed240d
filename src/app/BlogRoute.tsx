import { use, useEffect } from 'react';
import { BlogPage } from '#src/features/blog/BlogPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { loadBlog, refreshBlog } from './publishedBlog.ts';

/** Loads the articles that editors have published. */
export const prepare = () => loadBlog();

/** A loaded page holds the list as it was at that moment; a visitor who returns inside the app may find more articles. */
let isFirstVisit = true;

export function BlogRoute() {
  use(loadBlog());
  useEffect(() => {
    if (!isFirstVisit) void refreshBlog();
    isFirstVisit = false;
  }, []);
  return (
    <SiteLayout>
      <BlogPage />
    </SiteLayout>
  );
}
