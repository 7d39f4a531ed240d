import { type MouseEvent, useRef } from 'react';
import { datesOf } from '#domain/articles/articleDates.ts';
import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import type { DeskArticle } from '#domain/articles/deskArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import commonTexts from '#schemas/texts/common.json';
import { articlesAtOnce } from '#src/articles/articles.ts';
import { useGrowingList } from '#src/articles/useGrowingList.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { CardTable } from '#src/ui/CardTable.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MoreButton } from '#src/ui/MoreButton.tsx';
import { articleForm } from './articleForm.ts';

type ArticleTableProps = {
  articles: readonly DeskArticle[];
  onView: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  /** The id of the element that takes the focus when the table is empty. */
  afterLast: string;
};

const TONES = { published: 'success', scheduled: 'info', draft: 'neutral' } as const satisfies Record<
  ArticleStatus,
  string
>;

export function ArticleTable({ articles, onView, onEdit, onDelete, afterLast }: ArticleTableProps) {
  const text = useTexts(blogCmsTexts);
  const common = useTexts(commonTexts);
  const { options } = articleForm;
  const rows = useRef<HTMLTableSectionElement>(null);
  const { shown, hasMore, showMore } = useGrowingList(articles, articlesAtOnce, rows);
  const statusTitle = (status: string) => options.status?.find(({ value }) => value === status)?.title ?? status;

  return (
    <>
      <CardTable>
        <thead>
          <tr>
            {(['title', 'author', 'category', 'status', 'date', 'actions'] as const).map((column) => (
              <th key={column} scope="col">
                {text(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows}>
          {shown.map(({ id, revision, title, author, category, status, at }) => {
            const name = title || text('table.untitled');
            return (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td data-label={text('table.author')}>{author}</td>
                <td data-label={text('table.category')}>{category}</td>
                <td data-label={text('table.status')}>
                  <Badge tone={TONES[status]}>{statusTitle(status)}</Badge>
                </td>
                <td data-label={text('table.date')}>{datesOf(new Date(at)).publishDate}</td>
                <td data-actions>
                  <IconButton type="button" aria-label={text('table.view', { title: name })} onClick={() => onView(id)}>
                    <Icon name="eye" weight="regular" />
                  </IconButton>
                  {revision === 0 ? (
                    <Fixed>{text('table.fixed')}</Fixed>
                  ) : (
                    <>
                      <IconButton
                        type="button"
                        aria-label={text('table.edit', { title: name })}
                        onClick={() => onEdit(id)}
                      >
                        <Icon name="pencil-simple" weight="regular" />
                      </IconButton>
                      <IconButton
                        type="button"
                        data-delete
                        aria-label={text('table.delete', { title: name })}
                        onClick={(event) => {
                          const next = focusAfterDelete(event, afterLast);
                          onDelete(id);
                          next?.focus();
                        }}
                      >
                        <Icon name="trash" weight="regular" />
                      </IconButton>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </CardTable>
      {hasMore && <MoreButton label={common('more')} onMore={showMore} />}
    </>
  );
}

// Beside the button, on as many lines as the note needs.
const Fixed = styled(Caption)({ flex: '1 1 0', alignSelf: 'center' });

/** The focused button disappears with its deleted row: the same button of the next row gets the focus. */
function focusAfterDelete({ currentTarget }: MouseEvent, afterLast: string): HTMLElement | null {
  const row = currentTarget.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-delete]') ?? document.getElementById(afterLast);
}
