import type { ReactNode } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Button } from './Button.tsx';
import emptyDrawing from './drawings/empty.svg?url';
import { EmptyState } from './EmptyState.tsx';
import { PageContainer } from './PageContainer.tsx';
import { PageHead } from './PageHead.tsx';
import { SearchInput } from './SearchInput.tsx';

type SearchPageProps = {
  title: string;
  intro: string;
  search: { label: string; placeholder: string; typed: string; onType: (typed: string) => void };
  children: ReactNode;
};

/** A page with a list and a search above it. */
export function SearchPage({ title, intro, search, children }: SearchPageProps) {
  const { label, placeholder, typed, onType } = search;
  const input = (
    <SearchInput
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
  return (
    <>
      <PageHead title={title} intro={intro} aside={input} />
      <List>
        <PageContainer>{children}</PageContainer>
      </List>
    </>
  );
}

type NothingFoundProps = { title: string; text: string; showAll: string; onShowAll: () => void };

/** Shown instead of a list when the search finds nothing. */
export function NothingFound({ title, text, showAll, onShowAll }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      drawing={emptyDrawing}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {showAll}
        </Button>
      }
    />
  );
}

const List = styled('section')({ padding: 'clamp(24px, 3vw, 40px) 0 clamp(56px, 7vw, 104px)' });
