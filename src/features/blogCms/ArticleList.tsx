import { useDeferredValue, useMemo } from 'react';
import { findArticles } from '#domain/articles/blogArticle.ts';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { ArticleCounts } from './ArticleCounts.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { NoArticles } from './NoArticles.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { UnfinishedNotes } from './UnfinishedNotes.tsx';

/** The id of the button that creates an article, which takes the focus when the table is empty. */
export const CREATE_ID = 'create-article';

type ArticleListProps = { snapshot: BlogCmsSnapshot; actor: BlogCmsActor; onCreate: () => void };

/** The table of articles with its figures and filters. */
export function ArticleList({ snapshot, actor, onCreate }: ArticleListProps) {
  const text = useTexts(blogCmsTexts);
  const { articles, search, status, removed, unfinished } = snapshot.context;
  // Typing never waits for the table (T-09).
  const shown = useDeferredValue(snapshot.context);
  const found = useMemo(() => findArticles(shown.articles, shown), [shown]);
  const table = useMemo(
    () => (
      <ArticleTable
        articles={found}
        onView={(id) => actor.send({ type: 'view.pressed', id })}
        onEdit={(id) => actor.send({ type: 'edit.pressed', id })}
        onDelete={(id) => actor.send({ type: 'article.deleted', id })}
        afterLast={CREATE_ID}
      />
    ),
    [found, actor],
  );
  return (
    <>
      <ArticleCounts articles={articles} />
      <ArticleFilters
        search={search}
        status={status}
        onSearch={(words) => actor.send({ type: 'search.changed', search: words })}
        onFilter={(wanted) => actor.send({ type: 'status.filtered', status: wanted })}
      />
      <UnfinishedNotes unfinished={unfinished} actor={actor} />
      <RemovedNote
        removed={removed}
        isBusy={snapshot.hasTag('busy')}
        onUndo={() => actor.send({ type: 'undo.pressed' })}
      />
      <p role="status">{text('table.count', { count: found.length })}</p>
      {found.length === 0 ? <NoArticles none={articles.length === 0} onCreate={onCreate} /> : table}
    </>
  );
}
