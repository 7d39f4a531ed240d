import { memo, useRef } from 'react';
import commonTexts from '#schemas/texts/common.json';
import { type Article, articlesAtOnce } from '#src/articles/articles.ts';
import { useGrowingList } from '#src/articles/useGrowingList.ts';
import { useSavedArticles } from '#src/storage/savedArticles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { MoreButton } from '#src/ui/MoreButton.tsx';
import { ArticleCard } from './ArticleCard.tsx';

export const ArticleGrid = memo(({ articles }: { articles: readonly Article[] }) => {
  const common = useTexts(commonTexts);
  const saved = useSavedArticles();
  const list = useRef<HTMLUListElement>(null);
  const { shown, hasMore, showMore } = useGrowingList(articles, articlesAtOnce, list);
  return (
    <>
      <Grid ref={list}>
        {shown.map((article) => (
          <ArticleCard key={article.id} article={article} saved={saved.includes(article.id)} />
        ))}
      </Grid>
      {hasMore && <MoreButton label={common('more')} onMore={showMore} />}
    </>
  );
});

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [atLeast(700)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [atLeast(1000)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
