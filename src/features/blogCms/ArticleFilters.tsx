import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { SelectCaret } from '#src/forms/widgets/SelectCaret.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { articleForm } from './articleForm.ts';

type ArticleFiltersProps = {
  search: string;
  status: ArticleStatus | undefined;
  onSearch: (search: string) => void;
  onFilter: (status: ArticleStatus | undefined) => void;
};

export function ArticleFilters({ search, status, onSearch, onFilter }: ArticleFiltersProps) {
  const text = useTexts(blogCmsTexts);
  const { options } = useTranslatedForm(articleForm);
  const statuses = options.status ?? [];
  return (
    <Row>
      <OutlinedInput
        type="search"
        value={search}
        placeholder={text('searchExample')}
        onChange={(event) => onSearch(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="magnifying-glass" weight="bold" />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': text('search') }}
      />
      <NativeSelect
        value={status ?? ''}
        input={<OutlinedInput />}
        IconComponent={SelectCaret}
        // The cast holds because the options are those of the list of statuses.
        onChange={(event) => onFilter((event.target.value || undefined) as ArticleStatus | undefined)}
        inputProps={{ 'aria-label': text('status') }}
      >
        <option value="">{text('allStatus')}</option>
        {statuses.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '24px 0 16px',
  [from.small]: { gridTemplateColumns: '1fr 220px' },
});
