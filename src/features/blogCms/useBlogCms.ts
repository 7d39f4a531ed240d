import { useEffect, useState } from 'react';
import { type BlogCmsActor, type BlogCmsSnapshot, blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { blogCmsStorage } from './blogCmsStorage.ts';
import { startingArticles } from './startingArticles.ts';

/** The articles of this tab, also after a reload. */
export function useBlogCms(): [BlogCmsSnapshot, BlogCmsActor] {
  const [options] = useState(() => {
    const snapshot = blogCmsStorage.load();
    return { input: { articles: startingArticles }, ...(snapshot && { snapshot }) };
  });
  const [snapshot, actor] = useFlow(blogCmsMachine, options);
  useEffect(() => {
    const subscription = actor.subscribe(() => blogCmsStorage.save(actor));
    return () => subscription.unsubscribe();
  }, [actor]);
  return [snapshot, actor];
}
