import { use, useEffect } from 'react';
import { BlogPage } from '#src/features/blog/BlogPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { loadBlog, refreshBlog } from './publishedBlog.ts';

/** Loads what editors have published. */
export const prepare = () => loadBlog();

/** A document of the list is as new as its visit; who comes back to it inside the app may find more. */
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
