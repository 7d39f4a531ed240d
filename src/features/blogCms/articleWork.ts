import { createContext, useContext } from 'react';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';

/** The article being written, for the controls of its form, which RJSF renders. */
type ArticleWork = { snapshot: BlogCmsSnapshot; actor: BlogCmsActor };

const CurrentWork = createContext<ArticleWork | undefined>(undefined);

export const ArticleWorkProvider = CurrentWork.Provider;

export function useArticleWork(): ArticleWork {
  const work = useContext(CurrentWork);
  if (!work) throw new Error('A picture is chosen inside the dialog of an article');
  return work;
}
