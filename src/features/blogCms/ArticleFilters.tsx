import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { SearchInput } from '#src/ui/SearchInput.tsx';
import { Select } from '#src/ui/Select.tsx';
import { articleForm } from './articleForm.ts';

type ArticleFiltersProps = {
  search: string;
  status: ArticleStatus | undefined;
  onSearch: (search: string) => void;
  onFilter: (status: ArticleStatus | undefined) => void;
};

export function ArticleFilters({ search, status, onSearch, onFilter }: ArticleFiltersProps) {
  const text = useTexts(blogCmsTexts);
  const { options } = articleForm;
  const statuses = options.status ?? [];
  return (
    <Row>
      <SearchInput
        aria-label={text('search')}
        value={search}
        placeholder={text('searchExample')}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Select
        aria-label={text('status')}
        value={status ?? ''}
        // The cast holds because the options are the list of statuses.
        onChange={(event) => onFilter((event.target.value || undefined) as ArticleStatus | undefined)}
      >
        <option value="">{text('allStatus')}</option>
        {statuses.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '24px 0 16px',
  [from.small]: { gridTemplateColumns: '1fr 220px' },
});
