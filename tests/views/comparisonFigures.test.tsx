import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import posSystems from '#schemas/content/pos-systems.json';
import { OverviewCards } from '#src/features/comparison/overview/OverviewCards.tsx';
import { PricingTable } from '#src/features/comparison/pricing/PricingTable.tsx';
import { TotalCalculator } from '#src/features/comparison/pricing/TotalCalculator.tsx';
import { ReviewCards } from '#src/features/comparison/reviews/ReviewCards.tsx';
import { comparedSystem, comparedSystems } from '#tests/support/comparedSystems.ts';

// What is on the screen, compared with the document itself or a figure worked out by hand.

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const percentOf = (bar: Element | null | undefined, name = 'width') =>
  Number.parseFloat(bar?.getAttribute(name) ?? 'nothing').toFixed(1);
const fill = (element: Element) => element.querySelector('rect.fill');

test('each card has the total score at its head, the features score beside its bar, and its own words', () => {
  render(<OverviewCards systems={comparedSystems} marked={[]} />);
  const cards = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li') as HTMLElement);
  const shown = cards.map((card) => ({
    name: within(card).getByRole('heading').textContent,
    total: within(card).getByText('Total score').previousElementSibling?.textContent,
    features: within(card).getByText('Features score').nextElementSibling?.textContent,
    bar: fill(card) && percentOf(fill(card)),
    bestFor: within(card).queryByText('Best For')?.nextElementSibling?.textContent,
    description: card.querySelector(':scope > p')?.textContent,
  }));
  const written = (score: number | null) => (score === null ? 'Not rated' : score.toFixed(1));
  expect(shown).toEqual(
    posSystems.systems.map(({ name, description, useCases, scores: { totalScore, featuresScore } }) => ({
      name,
      total: written(totalScore),
      features: written(featuresScore),
      bar: featuresScore === null ? null : (featuresScore * 10).toFixed(1),
      bestFor: useCases[0],
      description,
    })),
  );
  // Otherwise a figure from the wrong field would not be noticed.
  expect(posSystems.systems.some(({ scores }) => scores.totalScore !== scores.featuresScore)).toBe(true);
});

test('each line of the prices has the fees, rate, hardware and contract of its system, and a bar from lowest to highest fee', () => {
  render(<PricingTable systems={comparedSystems} marked={[]} />);
  const range = (figures: (number | null)[]) => {
    const known = figures.filter((figure) => figure !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    if (known.length === 0) return 'Not published';
    return low === high ? dollars(low) : `${dollars(low)} - ${dollars(high)}`;
  };
  const dearest = Math.max(
    ...posSystems.systems.flatMap(({ pricing }) => pricing.monthlyFees.plans.map(({ monthly }) => monthly ?? 0)),
  );
  const end = Math.ceil(dearest / 100) * 100;
  for (const { name, pricing, contract } of posSystems.systems) {
    const line = screen.getByRole('rowheader', { name: new RegExp(`${name}$`) }).closest('tr') as HTMLElement;
    const [fees, rate, hardware, terms] = within(line).getAllByRole('cell');
    const monthly = pricing.monthlyFees.plans.map((plan) => plan.monthly);
    const known = monthly.filter((fee) => fee !== null);
    const card = pricing.transactionFees.rates.find(
      ({ channel, percent }) => channel === 'in person' && percent !== null,
    );
    const fixed = card?.fixed ? ` + $${card.fixed.toFixed(2)}` : '';
    expect({
      name,
      fees: fees?.querySelector('b')?.textContent,
      bar: fees && fill(fees) && [percentOf(fill(fees), 'x'), percentOf(fill(fees))],
      rate: rate?.querySelector('b')?.textContent,
      rateText: rate?.querySelector('small')?.textContent,
      hardware: hardware?.querySelector('b')?.textContent,
      hardwareText: hardware?.querySelector('small')?.textContent,
      terms: terms?.querySelector('small')?.textContent,
    }).toEqual({
      name,
      fees: range(monthly),
      bar:
        known.length === 0
          ? null
          : [
              ((Math.min(...known) / end) * 100).toFixed(1),
              Math.max(((Math.max(...known) - Math.min(...known)) / end) * 100, 1).toFixed(1),
            ],
      rate: card ? `${card.percent}%${fixed}` : 'Not published',
      rateText: pricing.transactionFees.text,
      hardware: range(pricing.hardwareCosts.items.flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])),
      hardwareText: pricing.hardwareCosts.text,
      terms: contract.terms,
    });
  }
});

test('the bar of a total is its share of the highest total', () => {
  const answers = { transactionVolume: '50k-150k', locationCount: '2-3' };
  render(<TotalCalculator systems={comparedSystems} marked={[]} answers={answers} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const totals = rows.flatMap((row) => {
    const total = Number(row.querySelector('td b')?.textContent?.replace(/[$,]/g, '') ?? Number.NaN);
    return Number.isNaN(total) ? [] : [{ total, bar: percentOf(fill(row)) }];
  });
  const highest = Math.max(...totals.map(({ total }) => total));
  expect(totals.length).toBeGreaterThan(2);
  expect(totals.map(({ bar }) => bar)).toEqual(totals.map(({ total }) => ((total / highest) * 100).toFixed(1)));
});

test('a total is software and card payments together, each in its column', () => {
  const toast = comparedSystem('toast');
  render(<TotalCalculator systems={[toast]} marked={[]} answers={{}} />);
  const [total = 0, software = 0, processing = 0] = screen
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')));
  // $69 a month for one location, 36 months.
  expect([software, software + processing]).toEqual([69 * 36, total]);
});

describe('the visitor’s top 3 are marked in colour and in words, and no other', () => {
  const marked = ['clover', 'toast'];
  const expected = comparedSystems.map(({ slug, name }) =>
    marked.includes(slug) ? [`${name} (Your top 3)`, 'true'] : [name, 'false'],
  );

  test.each([
    ['overview', <OverviewCards key="overview" systems={comparedSystems} marked={marked} />],
    ['reviews', <ReviewCards key="reviews" systems={comparedSystems} marked={marked} />],
  ])('in the list of %s', (_, list) => {
    render(list);
    const heads = screen.getAllByRole('heading', { level: 3 });
    const cards = heads.map((head) => [head.textContent, head.closest('[data-marked]')?.getAttribute('data-marked')]);
    // Only the first reviews are shown until the rest is requested.
    expect(cards).toEqual(expected.slice(0, heads.length));
  });

  test.each([
    ['pricing', <PricingTable key="pricing" systems={comparedSystems} marked={marked} />],
    ['the total', <TotalCalculator key="total" systems={comparedSystems} marked={marked} answers={{}} />],
  ])('in the table of %s', (_, table) => {
    render(table);
    // The monogram before the name is a drawing.
    const rows = screen.getAllByRole('rowheader').map((head) => {
      const mark = head.querySelector('[aria-hidden]')?.textContent ?? '';
      return [head.textContent?.slice(mark.length), head.closest('tr')?.getAttribute('data-marked')];
    });
    expect(rows.sort()).toEqual(expected.sort());
  });
});
