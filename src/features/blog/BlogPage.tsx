import { useDeferredValue, useMemo, useState } from 'react';
import blogTexts from '#schemas/texts/blog.json';
import { categories, featuredAmong, usePublishedArticles } from '#src/articles/articles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { ChipRow } from '#src/ui/ChipRow.tsx';
import { NothingFound, SearchPage } from '#src/ui/SearchPage.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { ALL, matchingArticles } from './matchingArticles.ts';
import { SubscribeBox } from './SubscribeBox.tsx';

const everything = { typed: '', category: ALL };

export function BlogPage() {
  const text = useTexts(blogTexts);
  const published = usePublishedArticles();
  const featured = featuredAmong(published);
  const [search, setSearch] = useState(everything);
  const type = (typed: string) => setSearch({ ...search, typed });
  // Typing never waits for the list (T-09).
  const shown = useDeferredValue(search);
  const narrowed = shown.category !== ALL || shown.typed.trim() !== '';
  // The featured article is already above the list, unless the list is filtered.
  const listed = useMemo(
    () => matchingArticles(published, shown).filter((article) => narrowed || article !== featured),
    [shown, narrowed, published, featured],
  );
  return (
    <SearchPage
      title={text('title')}
      intro={text('description')}
      search={{
        label: text('search.label'),
        placeholder: text('search.placeholder'),
        typed: search.typed,
        onType: type,
      }}
    >
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
      <VisuallyHidden role="status">{narrowed && text('found', { count: listed.length })}</VisuallyHidden>
      {listed.length > 0 ? (
        <section aria-label={text('articles')}>
          <ArticleGrid articles={listed} />
        </section>
      ) : (
        <NothingFound
          title={text('none.title')}
          text={text('none.text')}
          showAll={text('none.showAll')}
          onShowAll={() => setSearch(everything)}
        />
      )}
      <SubscribeBox />
    </SearchPage>
  );
}

const Categories = styled('div')({ margin: '36px 0 24px' });
