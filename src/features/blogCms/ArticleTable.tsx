import type { MouseEvent } from 'react';
import type { ArticleStatus, BlogArticle } from '#domain/articles/blogArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTranslatedForm } from '#src/forms/useTranslatedForm.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { atLeast, radii, under } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { articleForm } from './articleForm.ts';

type ArticleTableProps = {
  articles: readonly BlogArticle[];
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
  const { options } = useTranslatedForm(articleForm);
  const statusTitle = (status: string) => options.status?.find(({ value }) => value === status)?.title ?? status;

  return (
    <Table>
      <thead>
        <tr>
          {(['title', 'author', 'category', 'status', 'date', 'actions'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {articles.map(({ id, title, author, category, status, publishDate }) => {
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
              <td data-label={text('table.date')}>{publishDate}</td>
              <td data-actions>
                <IconButton type="button" aria-label={text('table.view', { title: name })} onClick={() => onView(id)}>
                  <Icon name="eye" weight="regular" />
                </IconButton>
                <IconButton type="button" aria-label={text('table.edit', { title: name })} onClick={() => onEdit(id)}>
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
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A deleted row takes the focused button along: the same button of the next row gets the focus. */
function focusAfterDelete({ currentTarget }: MouseEvent, afterLast: string): HTMLElement | null {
  const row = currentTarget.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-delete]') ?? document.getElementById(afterLast);
}

const line = `1px solid ${color.lineDivider}`;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  '& th, & td': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& [data-delete]': { color: color.statusError },
  [atLeast(800)]: {
    border: line,
    borderRadius: radii.card,
    overflow: 'hidden',
    backgroundColor: color.bgPaper,
    '& th, & td': { padding: '12px 16px', borderBottom: line },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': { backgroundColor: color.bgSubtle, fontSize: '.8125rem', fontWeight: 650 },
    '& tbody th': { maxWidth: 340, fontWeight: 650 },
    '& [data-actions]': { paddingBlock: 4, whiteSpace: 'nowrap' },
  },
  [under(800)]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& tr': {
      marginBottom: 12,
      padding: '14px 16px 10px',
      borderRadius: radii.card,
      backgroundColor: color.bgPaper,
      boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
    },
    '& tbody th': { ...type('h3'), fontSize: '1.0625rem', marginBottom: 6 },
    '& td:not([data-actions])': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: 12,
      padding: '4px 0',
    },
    '& td:not([data-actions])::before': {
      content: 'attr(data-label)',
      fontSize: '.875rem',
      color: color.textSecondary,
    },
    '& [data-actions]': {
      display: 'flex',
      justifyContent: 'flex-end',
      marginTop: 8,
      paddingTop: 4,
      borderTop: line,
    },
  },
});
