import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { PointsOfAnswer } from '#domain/scoring.ts';
import { ComparisonView, type ComparisonViewProps } from '#src/features/comparison/ComparisonView.tsx';
import { reasonsOf, withoutPoints } from '#src/features/comparison/reasons.ts';
import type { Recommendation } from '#src/features/comparison/recommendation.ts';

const answers = {
  hasCurrentPOS: 'no',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['kitchen-display', 'lowest-cost', 'loyalty-program'],
};

const given = (question: string, answer: string, points: number): PointsOfAnswer => ({
  question,
  answer,
  points,
  why: `${answer} gave ${points}`,
});

const toastPoints = [
  given('restaurantType', 'casual-dining', 3),
  given('transactionVolume', '50k-150k', 2),
  given('priorities', 'lowest-cost', 1),
  given('priorities', 'kitchen-display', 3),
];

const recommendation = (name: string, points: PointsOfAnswer[]): Recommendation => ({
  vendor: {
    slug: name.toLowerCase(),
    name,
    subtitle: `${name} in a line`,
    description: `${name} in a sentence. And another.`,
    contract: { kind: 'multi-year' },
  },
  points,
});

const result = {
  recommendations: [
    recommendation('Toast', toastPoints),
    recommendation('Clover', [given('locationCount', '2-3', 2)]),
    recommendation('SumUp', []),
  ],
  answers,
};

const show = (props: ComparisonViewProps) => render(<ComparisonView {...props} />, { wrapper: MemoryRouter });

test('reasons name only answers that gave points, most points first', () => {
  expect(reasonsOf(toastPoints)).toEqual([
    {
      question: 'restaurantType',
      given: [{ answer: 'casual-dining', title: 'Casual Dining', why: 'casual-dining gave 3' }],
    },
    {
      question: 'transactionVolume',
      given: [{ answer: '50k-150k', title: '$50,000 - $150,000', why: '50k-150k gave 2' }],
    },
    {
      question: 'priorities',
      given: [
        { answer: 'kitchen-display', title: 'Kitchen display', why: 'kitchen-display gave 3' },
        { answer: 'lowest-cost', title: 'Lowest cost', why: 'lowest-cost gave 1' },
      ],
    },
  ]);
});

test('what gave nothing is named by its title', () => {
  expect(withoutPoints(toastPoints, answers)).toEqual(['2-3', 'Loyalty program']);
});

test('the top card leaves out the reason that has no points', () => {
  show({ state: 'ready', result });
  const [top] = screen.getAllByRole('article');
  if (!top) throw new Error('no card is shown');
  expect(within(top).getByText('Top Recommended')).toBeVisible();
  expect(within(top).getByText('Matches your restaurant type')).toBeVisible();
  expect(within(top).getByText('Casual Dining: casual-dining gave 3')).toBeVisible();
  expect(within(top).queryByText('Scales with your location count')).toBeNull();
});

test('the other choices say what is less good about them', () => {
  show({ state: 'ready', result });
  const [, second] = screen.getAllByRole('article');
  if (!second) throw new Error('no second card is shown');
  expect(
    within(second)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Scales with your locations: 2-3',
    'Less good: No points for Casual Dining',
    'Less good: Multi-year contract',
  ]);
});

test('the visitor is greeted by first name, and the company is named', () => {
  show({ state: 'ready', result: { ...result, contactName: 'Maria Gallo', companyName: 'Trattoria Gallo' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your top 3, Maria');
  expect(screen.getByText('Based on your 5 answers for Trattoria Gallo.')).toBeVisible();
});

test('the guide card names the address, the support mailbox and the way to the whole comparison', () => {
  show({ state: 'ready', result, email: 'maria@trattoria.example', comparisonTo: '/comparison/aB3dE5gH7jK9' });
  expect(screen.getByText('maria@trattoria.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact our support team' })).toHaveAttribute(
    'href',
    'mailto:support@tillmatch.example',
  );
  expect(screen.getByRole('link', { name: 'View Full Comparison' })).toHaveAttribute(
    'href',
    '/comparison/aB3dE5gH7jK9',
  );
});

test.each([
  ['maybe', 1],
  ['yes', 0],
  ['no', 0],
])('after the answer %s to a consultation there are %i More Details blocks', (expertConsultation, count) => {
  show({ state: 'ready', result: { ...result, answers: { ...answers, expertConsultation } } });
  expect(screen.queryAllByRole('heading', { name: 'More Details' })).toHaveLength(count);
});

test('while it loads, the comparison says so', () => {
  show({ state: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your comparison');
});

test('a failed comparison can be asked for again', async () => {
  const onRetry = vi.fn();
  show({ state: 'failed', onRetry });
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without answers the comparison leads to the quiz', () => {
  show({ state: 'ready' });
  expect(screen.getByRole('link', { name: 'Take the free Quiz' })).toHaveAttribute('href', '/#quiz');
});
