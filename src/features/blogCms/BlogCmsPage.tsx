import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findArticles } from '#domain/articles/blogArticle.ts';
import { type BlogCmsActor, type BlogCmsSnapshot, blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { TitleRow } from '#src/ui/TitleRow.tsx';
import { ArticleCounts } from './ArticleCounts.tsx';
import { ArticleDialog } from './ArticleDialog.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { blogCmsStorage } from './blogCmsStorage.ts';
import { NoArticles } from './NoArticles.tsx';
import { startingArticles } from './startingArticles.ts';

/** Everything stays in this tab, and the public blog does not change (spec 4). */
export function BlogCmsPage() {
  const text = useTexts(blogCmsTexts);
  const [snapshot, actor] = useBlogCms();
  const { articles, search, status } = snapshot.context;
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
  const create = () => actor.send({ type: 'create.pressed' });

  return (
    <Desk>
      <TitleRow>
        <h1>{text('title')}</h1>
        <Button id={CREATE_ID} onClick={create}>
          <Icon name="plus" weight="bold" />
          <span>{text('create')}</span>
        </Button>
      </TitleRow>
      <ArticleCounts articles={articles} />
      <ArticleFilters
        search={search}
        status={status}
        onSearch={(words) => actor.send({ type: 'search.changed', search: words })}
        onFilter={(wanted) => actor.send({ type: 'status.filtered', status: wanted })}
      />
      <p role="status">{text('table.count', { count: found.length })}</p>
      {found.length === 0 ? <NoArticles none={articles.length === 0} onCreate={create} /> : table}
      <PartBoundary floating>
        <ArticleDialog snapshot={snapshot} actor={actor} />
      </PartBoundary>
      <ArticlePreview snapshot={snapshot} actor={actor} />
    </Desk>
  );
}

const CREATE_ID = 'create-article';

/** The articles of this tab, also after a reload. */
function useBlogCms(): [BlogCmsSnapshot, BlogCmsActor] {
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

const Desk = styled(PageContainer)({
  paddingBlock: '36px 72px',
  '& > [role=status]': { ...type('caption'), marginBottom: 8 },
});
