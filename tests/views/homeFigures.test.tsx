import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import matrix from '#schemas/content/feature-matrix.json';
import home from '#schemas/content/home.json';
import reviews from '#schemas/content/reviews.json';
import topSystems from '#schemas/content/top-25.json';
import { PreviewTable } from '#src/features/home/sections/PreviewTable.tsx';
import { ReviewSummary } from '#src/features/home/sections/ReviewSummary.tsx';
import { TestimonialCard } from '#src/features/home/sections/TestimonialCard.tsx';
import { RatingCell } from '#src/features/topPos/RatingCell.tsx';
import { topVendors } from '#src/features/topPos/topVendors.ts';
import { RatingLine } from '#src/ui/RatingLine.tsx';

/** The share of its stars that a rating fills. */
function filled(stars: HTMLElement): number {
  const [, , width = Number.NaN] = (stars.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return Number(stars.querySelector('svg')?.getAttribute('width')) / width;
}

test.each([
  ['4.6', 5],
  ['2', 5],
  ['7.5', 10],
])('%s of %i stars fills that share of the row, and says its figure', (value, outOf) => {
  render(<RatingLine value={value} outOf={outOf} label={`${value} of ${outOf}`} trustedBy="many" />);
  const stars = screen.getByRole('img', { name: `${value} of ${outOf}` });
  expect(filled(stars)).toBeCloseTo(Number(value) / outOf, 5);
  expect(stars.querySelectorAll('[data-stars=empty] path')).toHaveLength(outOf);
  expect(screen.getByText(value)).toBeVisible();
});

test('each testimonial has the stars it gave', () => {
  const [sample] = reviews.testimonials;
  if (!sample) throw new Error('There are no testimonials');
  for (const stars of [3, 5]) {
    const { unmount } = render(<TestimonialCard testimonial={{ ...sample, stars }} />);
    const row = screen.getByRole('img', { name: `${stars} out of 5` });
    expect(filled(row)).toBeCloseTo(stars / 5, 5);
    expect(screen.getByText(sample.text)).toBeVisible();
    unmount();
  }
});

test('the summary says value, count and the share of each number of stars, with a bar as long', () => {
  const { summary } = reviews;
  render(<ReviewSummary summary={summary} />);
  expect(filled(screen.getByRole('img'))).toBeCloseTo(Number(summary.value) / summary.outOf, 5);
  expect(screen.getByText(summary.value)).toBeVisible();
  const lines = [...document.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd b')?.textContent,
    line.querySelector('rect.fill')?.getAttribute('width'),
  ]);
  expect(lines).toEqual(
    summary.distribution.map(({ stars, share }) => [
      stars === 1 ? '1 star' : `${stars} stars`,
      `${share}%`,
      `${share}%`,
    ]),
  );
});

test('the preview ticks what a vendor has and nothing else', () => {
  render(<PreviewTable />);
  const rows = [...document.querySelectorAll('tbody tr')];
  const ticks = rows.map((row) =>
    [...row.querySelectorAll('use')].map((use) => (use.getAttribute('href') ?? '').replace(/.*#/, '')),
  );
  const values = (slug: string): Record<string, { value: string }> =>
    matrix.vendors.find((vendor) => vendor.slug === slug)?.values ?? {};
  const expected = home.preview.criteria.map((id) =>
    home.preview.vendors.map((slug) => values(slug)[id]?.value === 'yes'),
  );
  expect(ticks.map((row) => row.map((icon) => icon === 'bold-check'))).toEqual(expected);
  expect(new Set(expected.flat())).toEqual(new Set([true, false]));
});

test('a rating of the top list is the users’ and names whose, or ours and says so, or none', () => {
  for (const vendor of topVendors) {
    const { container, unmount } = render(<RatingCell vendor={vendor} />);
    const rating = topSystems.vendors.find(({ slug }) => slug === vendor.slug)?.rating;
    const shown = container.querySelector('[aria-hidden]')?.textContent ?? null;
    if (rating) {
      expect([vendor.name, shown]).toEqual([vendor.name, `${rating.value.toFixed(1)}${rating.platform}`]);
      expect(within(container).getByText(new RegExp(rating.platform), { selector: 'span' })).toHaveTextContent(
        rating.value.toFixed(1),
      );
    } else expect(shown).toBe(vendor.ownScore === undefined ? null : `${vendor.ownScore.toFixed(1)}our score`);
    unmount();
  }
});
