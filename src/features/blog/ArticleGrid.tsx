import { memo } from 'react';
import type { Article } from '#src/articles/articles.ts';
import { useSavedArticles } from '#src/storage/savedArticles.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { ArticleCard } from './ArticleCard.tsx';

export const ArticleGrid = memo(({ articles }: { articles: readonly Article[] }) => {
  const saved = useSavedArticles();
  return (
    <Grid>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} saved={saved.includes(article.id)} />
      ))}
    </Grid>
  );
});

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [atLeast(700)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [atLeast(1000)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
