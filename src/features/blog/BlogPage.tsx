import { styled } from '@mui/material/styles';
import { useState } from 'react';
import blogTexts from '#schemas/texts/blog.json';
import { categories, publishedArticles } from '#src/articles/articles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChipRow } from '#src/ui/ChipRow.tsx';
import emptyDrawing from '#src/ui/drawings/empty.svg?url';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { SearchInput } from '#src/ui/SearchInput.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { ALL, findArticles } from './findArticles.ts';
import { SubscribeBox } from './SubscribeBox.tsx';

const everything = { typed: '', category: ALL };

export function BlogPage() {
  const text = useTexts(blogTexts);
  const [search, setSearch] = useState(everything);
  const type = (typed: string) => setSearch({ ...search, typed });
  const featured = publishedArticles.find((article) => article.featured);
  const narrowed = search.category !== ALL || search.typed.trim() !== '';
  const found = findArticles(publishedArticles, search);
  // The featured article is above the list already, unless the list is filtered.
  const listed = narrowed ? found : found.filter((article) => article !== featured);
  return (
    <>
      <title>{text('title')}</title>
      <PageHead
        title={text('title')}
        lead={text('description')}
        aside={
          <SearchInput
            aria-label={text('search.label')}
            placeholder={text('search.placeholder')}
            value={search.typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        }
      />
      <List>
        <PageContainer>
          {featured && <FeaturedArticle article={featured} />}
          <Categories>
            <ChipRow
              label={text('categories')}
              options={[
                { value: ALL, title: text('all') },
                ...categories.map((category) => ({ value: category, title: category })),
              ]}
              chosen={search.category}
              onChoose={(category) => setSearch({ ...search, category })}
            />
          </Categories>
          <VisuallyHidden role="status">{narrowed && text('found', { count: found.length })}</VisuallyHidden>
          {listed.length > 0 ? (
            <section aria-label={text('articles')}>
              <ArticleGrid articles={listed} />
            </section>
          ) : (
            <EmptyState
              title={text('none.title')}
              text={text('none.text')}
              drawing={emptyDrawing}
              action={
                <Button look="secondary" onClick={() => setSearch(everything)}>
                  {text('none.showAll')}
                </Button>
              }
            />
          )}
          <SubscribeBox />
        </PageContainer>
      </List>
    </>
  );
}

const List = styled('section')({ padding: 'clamp(24px, 3vw, 40px) 0 clamp(56px, 7vw, 104px)' });

const Categories = styled('div')({ margin: '36px 0 24px' });
