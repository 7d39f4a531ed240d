import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { wordCount } from '#domain/articles/html/outline.ts';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import { formatMonth } from '#domain/text/dates.ts';
import { ArticleBody } from '#src/articles/ArticleBody.tsx';
import {
  type Article,
  addPublished,
  articleOf,
  articlesAtOnce,
  publishedArticles,
  relatedTo,
} from '#src/articles/articles.ts';
import { loadContent } from '#src/articles/loadContent.ts';
import { ArticlePage } from '#src/features/blog/ArticlePage.tsx';
import { BlogPage } from '#src/features/blog/BlogPage.tsx';
import { matchingArticles } from '#src/features/blog/matchingArticles.ts';
import { initialsOf } from '#src/ui/Avatar.tsx';
import hostile from '#tests/support/cases/article-html.json' with { type: 'json' };

const TOP_25 = 'Top 25 Restaurant POS Systems for 2025';

const article = (given: Partial<Article>): Article => ({ ...articleOf('6'), ...given });
const titlesOf = (found: readonly Article[]) => found.map(({ title }) => title);
const showList = () => render(<BlogPage />, { wrapper: MemoryRouter });
const cards = () => within(screen.getByRole('region', { name: 'Articles' })).getAllByRole('heading', { level: 3 });
const cardTitles = () => cards().map((heading) => heading.textContent);
async function showArticle(articleId: string) {
  await act(async () => {
    render(
      <Suspense>
        <ArticlePage articleId={articleId} share={<button type="button">Share</button>} />
      </Suspense>,
      { wrapper: MemoryRouter },
    );
    // Awaited, so that the page is complete when `act` ends.
    await loadContent(articleOf(articleId).id);
  });
}

beforeEach(() => localStorage.clear());

test.each(['(', '[', '*', '+', '?', '\\', '^', '$', '|', '{', '.', 'c++'])(
  '%s is searched for as it is written',
  (typed) => {
    const written = article({ title: `Before ${typed} after` });
    const others = [article({ title: 'Menü & Café – 100%', excerpt: 'None' }), article({ title: '', excerpt: '' })];
    expect(matchingArticles([written, ...others], { typed, category: '' })).toEqual([written]);
  },
);

test('search reads title and excerpt whatever the case, together with the category', () => {
  const found = (typed: string, category = '') => titlesOf(matchingArticles(publishedArticles(), { typed, category }));
  expect(found('TOAST')).toEqual(['Toast, Square or Clover?']);
  expect(found('  renewal ')).toEqual(['POS contracts: what to check before you sign']);
  expect(found('', 'POS Comparisons')).toEqual([TOP_25, 'Toast, Square or Clover?']);
  expect(found('toast', 'Mobile Solutions')).toEqual([]);
  expect(found('').length).toBe(publishedArticles().length);
});

test('the list shows the featured article apart, until it answers a question', async () => {
  showList();
  expect(screen.getByRole('heading', { level: 2, name: TOP_25 })).toBeVisible();
  expect(cardTitles()).not.toContain(TOP_25);
  await userEvent.click(screen.getByRole('button', { name: 'POS Comparisons' }));
  expect(cardTitles()).toEqual([TOP_25, 'Toast, Square or Clover?']);
  expect(screen.getByRole('button', { name: 'POS Comparisons' })).toHaveAttribute('aria-pressed', 'true');
});

test('each article has one link that says where it leads', () => {
  showList();
  expect(screen.getByRole('link', { name: new RegExp(`^Read More ?: ${TOP_25}$`) })).toHaveAttribute('href', '/blog/6');
  expect(screen.getByRole('link', { name: /^Read More ?: Switching systems over one weekend$/ })).toHaveAttribute(
    'href',
    '/blog/7',
  );
});

test('no match says so and shows all again', async () => {
  showList();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), '[[(');
  expect(screen.getByRole('heading', { name: 'No article matches' })).toBeVisible();
  expect(screen.getByText('0 articles found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(cards()).toHaveLength(publishedArticles().length - 1);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a long list begins with its first articles, and grows where the reader is (T-09)', async () => {
  const many = Array.from({ length: 60 }, (_, number) =>
    article({ id: `of-editors-${number}`, title: `Part ${number}` }),
  );
  addPublished(many);
  const { unmount } = showList();
  expect(cards()).toHaveLength(articlesAtOnce);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(cards()).toHaveLength(2 * articlesAtOnce);
  expect(within(cards()[articlesAtOnce]?.closest('li') as HTMLElement).getByRole('link')).toHaveFocus();
  // A reader who comes back from an article finds the place again; another search begins at its start.
  unmount();
  showList();
  expect(cards()).toHaveLength(2 * articlesAtOnce);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'Part');
  expect(cards()).toHaveLength(articlesAtOnce);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), ' 59');
  expect(cardTitles()).toEqual(['Part 59']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  addPublished([]);
});

test('the subscribe box makes no call and says that nothing was kept', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  showList();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'chef@bistro.example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByText(/your address was neither sent nor stored/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  expect(fetch).not.toHaveBeenCalled();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('the subscribe box asks again for what is no address', async () => {
  showList();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'chef@');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('chef@');
});

test('an article has a way back, its facts, contents, sources, tags, author and more to read', async () => {
  await showArticle('6');
  expect(screen.getByRole('heading', { level: 1, name: TOP_25 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByText('January 2025 · 15 min read')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Table of contents' })).getAllByRole('link', {
    hidden: true,
  });
  expect(contents[0]).toHaveAttribute('href', '#section-how-to-read-the-list');
  for (const link of contents) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(link.textContent ?? '');
  }
  const [citation] = screen.getAllByRole('link', { name: 'Source 1' });
  expect(document.getElementById(citation?.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent(
    'POS comparison at 10 locations (read November 2025)',
  );
  expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 2, name: 'The comparison desk' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Read More/ })).toHaveLength(3);
});

test.each(['999', '%', '../6', '<script>', 'constructor'])('/blog/%s shows the same sample', async (id) => {
  await showArticle(id);
  expect(screen.getByRole('heading', { level: 1, name: 'Switching systems over one weekend' })).toBeVisible();
});

test('a saved article is remembered in this browser and marked in the list', async () => {
  await showArticle('7');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('savedArticles')).toBe('["7"]');
  showList();
  expect(within(screen.getByRole('region', { name: 'Articles' })).getAllByText('Saved')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(localStorage.getItem('savedArticles')).toBe('[]');
});

test.each(['{', '"6"', '{"6":true}', '[6, null]'])('a store that holds %s saves as if it were empty', async (kept) => {
  localStorage.setItem('savedArticles', kept);
  await showArticle('6');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(localStorage.getItem('savedArticles')).toBe('["6"]');
});

test.each(hostile)('%s runs nothing', (html) => {
  const { container } = render(<ArticleBody blocks={readArticle(html)} />, { wrapper: MemoryRouter });
  expect(container.querySelector('script, img, iframe, [onclick], [onerror], [href^="javascript"]')).toBeNull();
});

test('headings and tables are shown, in well-formed nesting', () => {
  const html = '<h2 id="main">Prices</h2><table><tr><th>a</th></tr><tr><th>b</th><td>1<td>2</table><p>x<p>y';
  render(<ArticleBody blocks={readArticle(html)} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 2, name: 'Prices' })).toHaveAttribute('id', 'section-prices');
  expect(screen.getByRole('columnheader', { name: 'a' })).toHaveAttribute('scope', 'col');
  expect(screen.getByRole('rowheader', { name: 'b' })).toHaveAttribute('scope', 'row');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '2']);
});

test.each(publishedArticles())('$title takes as long to read as it says', async ({ id, readTime }) => {
  const words = wordCount(await loadContent(id));
  expect(readTime).toBe(`${Math.round(words / 200)} min read`);
});

test('related articles are others, of the same category first', () => {
  const related = relatedTo(articleOf('3'), 3);
  expect(related.map(({ id }) => id)).toEqual(['7', '6', '2']);
});

test('small texts', () => {
  expect([initialsOf('The comparison desk'), initialsOf('Ana'), initialsOf(' '), initialsOf('👩‍🍳 Élan')]).toEqual([
    'CD',
    'A',
    '',
    '👩É',
  ]);
  expect(['2025', '2025-10', '2025-10-20'].map((date) => formatMonth(date))).toEqual([
    '2025',
    'October 2025',
    'October 2025',
  ]);
});
