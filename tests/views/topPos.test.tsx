import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { priceLevelOf } from '#src/features/topPos/priceLevel.ts';
import { TopPosPage } from '#src/features/topPos/TopPosPage.tsx';
import { topVendors } from '#src/features/topPos/topVendors.ts';
import { orderAfter, ratingOf, viewOf } from '#src/features/topPos/vendorView.ts';

const everything = { typed: '', level: 'all', order: 'listed' } as const;
const show = () => render(<TopPosPage />, { wrapper: MemoryRouter });
const rows = () => screen.getAllByRole('row').slice(1);
const names = () =>
  rows().map((row) =>
    within(row)
      .getByRole('link')
      .getAttribute('aria-label')
      ?.replace(/^.* site of /, ''),
  );

test('there are 25 systems, each with site, best for, price, features and rating', () => {
  show();
  expect(rows()).toHaveLength(25);
  const [toast] = rows();
  if (!toast) throw new Error('the table is empty');
  expect(within(toast).getByRole('link', { name: 'pos.toasttab.com, site of Toast POS' })).toHaveAttribute(
    'href',
    'https://pos.toasttab.com',
  );
  const cells = within(toast)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);
  expect(cells.slice(0, 3)).toEqual([
    'Full-service and fast-casual restaurants',
    'Free starter; $69/mo',
    'Kitchen display and station routing, Commission-free online ordering, Tableside handhelds, Payroll and scheduling modules',
  ]);
  expect(within(toast).getByText('4.2 out of 5 on G2')).toBeInTheDocument();
});

test('a rating nobody gives is our own score named as such, or none', () => {
  show();
  expect(screen.getByText('4.4 out of 5, our score')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Rezku/ })).getByText('Not rated')).toBeVisible();
});

test.each([
  [0, 'free'],
  [15, 'under50'],
  [49.99, 'under50'],
  [50, 'under100'],
  [99.99, 'under100'],
  [100, 'from100'],
  [null, 'quote'],
])('a starting price of %s is of the level %s', (price, level) => {
  expect(priceLevelOf(price)).toBe(level);
});

test('unknown values come last in both directions', () => {
  const prices = (order: 'pricing-ascending' | 'pricing-descending') =>
    viewOf(topVendors, { ...everything, order }).map(({ pricing }) => pricing.startingMonthly);
  expect(prices('pricing-ascending').slice(0, 1)).toEqual([0]);
  expect(prices('pricing-ascending').slice(-3)).toEqual([199, null, null]);
  expect(prices('pricing-descending').slice(0, 1)).toEqual([199]);
  expect(prices('pricing-descending').slice(-3)).toEqual([0, null, null]);
  const rated = viewOf(topVendors, { ...everything, order: 'rating-descending' }).map(ratingOf);
  expect(rated.slice(0, 2)).toEqual([4.8, 4.5]);
  expect(rated.at(-1)).toBeNull();
});

test('a heading sorts what is best to the top first, then the other way round', () => {
  expect(orderAfter('listed', 'rating')).toBe('rating-descending');
  expect(orderAfter('rating-descending', 'rating')).toBe('rating-ascending');
  expect(orderAfter('rating-ascending', 'rating')).toBe('rating-descending');
  expect(orderAfter('rating-ascending', 'pricing')).toBe('pricing-ascending');
});

test('sorting by keyboard is said by the heading and announced', async () => {
  show();
  screen.getByRole('button', { name: 'Pricing*' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', { name: 'Pricing*' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('status')).toHaveTextContent('25 of 25 systems shown. Price, lowest first.');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('columnheader', { name: 'Pricing*' })).toHaveAttribute('aria-sort', 'descending');
  expect(names()[0]).toBe('HungerRush 360');
});

test('a price level narrows the table and says how many are shown', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Quote (2)' }));
  expect(names()).toEqual(['RPOWER POS', 'Poster POS']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 25 systems shown. Our order.');
});

test.each(['(', '[', '*', '\\'])('%s is searched for as it is written', (typed) => {
  expect(viewOf(topVendors, { ...everything, typed })).toEqual(
    topVendors.filter(({ name, bestFor, features }) => [name, bestFor, ...features.items].join('\n').includes(typed)),
  );
});

test('search finds names, kinds of restaurant and features; no match offers all again', async () => {
  show();
  const search = screen.getByRole('searchbox', { name: 'Search systems' });
  await userEvent.type(search, 'pizza');
  expect(names()).toEqual(['HungerRush 360']);
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody sells this');
  expect(screen.getByRole('heading', { name: 'No system matches' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all systems' }));
  expect(rows()).toHaveLength(25);
});

test('the footnote dates the prices, and the way out is the quiz', () => {
  show();
  expect(screen.getByText(/^\* Prices as of Aug 2025\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Need Help Choosing the Right POS?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take the Free Quiz' })).toHaveAttribute('href', '/');
});
