import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PointsOfAnswer, RankedSystem } from '#domain/scoring/scoring.ts';
import { toWire } from '#domain/wire.ts';
import { ComparisonPage } from '#src/features/comparison/ComparisonPage.tsx';
import { ResultsStage } from '#src/features/comparison/results/ResultsStage.tsx';
import { reasonsOf, withoutPoints } from '#src/features/comparison/results/reasons.ts';
import { recommendLocally } from '#src/matching/recommendLocally.ts';
import { systemsBody } from '#tests/support/comparedSystems.ts';
import { fakeNetwork, type Reply } from '#tests/support/fakeNetwork.ts';

const ID = 'aB3dE5gH7jK9';

let network: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

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
  why: points === 0 ? '' : `${answer} gave ${points}`,
});

const toastPoints = [
  given('restaurantType', 'casual-dining', 3),
  given('locationCount', '2-3', 0),
  given('transactionVolume', '50k-150k', 2),
  given('priorities', 'lowest-cost', 1),
  given('priorities', 'kitchen-display', 3),
  given('priorities', 'loyalty-program', 0),
];

const ranked = (slug: string, points: PointsOfAnswer[]): RankedSystem => ({
  slug,
  points,
  score: points.reduce((sum, entry) => sum + entry.points, 0),
  priorityPoints: 0,
});

/** What the server recommends; the points of this release would name other systems. */
const ranking = [
  ranked('toast', toastPoints),
  ranked('revel-systems', [given('restaurantType', 'casual-dining', 0), given('locationCount', '2-3', 2)]),
  ranked('sumup', [given('locationCount', '2-3', 0)]),
];

const json = (body: unknown): Reply => ({ status: 200, type: 'application/json', body: JSON.stringify(body) });
const systems: Reply = { status: 200, type: 'application/json', body: systemsBody };
const failure: Reply = { status: 500, type: 'application/json', body: '{"message":"Server Error"}' };

function show(page: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

type Shown = { changes?: object; contact?: { name: string; companyName: string }; email?: string };

async function showResults({ changes = {}, ...visitor }: Shown = {}) {
  network.answer(systems);
  const carried = { answers: { ...answers, ...changes }, ranking };
  show(<ResultsStage customerId={ID} carried={carried} comparisonTo={`/comparison/${ID}`} {...visitor} />);
  return screen.findAllByRole('article');
}

const card = (cards: HTMLElement[], place: number) => {
  const shown = cards[place];
  if (!shown) throw new Error(`there is no card ${place}`);
  return within(shown);
};
const names = () =>
  screen.getAllByRole('article').map((shown) => within(shown).getByRole('heading', { level: 2 }).textContent);
const called = () => network.requests.map(({ method, path }) => `${method} ${path}`);

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
  expect(withoutPoints(toastPoints)).toEqual(['2-3', 'Loyalty program']);
});

test('the top card leaves out the reason that has no points', async () => {
  const top = card(await showResults(), 0);
  expect(top.getByText('Top Recommended')).toBeVisible();
  expect(top.getByText('Matches your restaurant type')).toBeVisible();
  expect(top.getByText('Casual Dining: casual-dining gave 3')).toBeVisible();
  expect(top.queryByText('Scales with your location count')).toBeNull();
});

test('an answer to a question that has no words of its own is a reason anyway', async () => {
  network.answer(systems);
  const [toast, ...others] = ranking;
  if (!toast) throw new Error('nothing is recommended');
  const points = [given('deliveryShare', 'half', 2)];
  const carried = { answers, ranking: [{ ...toast, points }, ...others] };
  show(<ResultsStage customerId={ID} carried={carried} comparisonTo="/comparison" />);
  const top = card(await screen.findAllByRole('article'), 0);
  expect(top.getByRole('listitem')).toHaveTextContent('Fits your answerhalf: half gave 2');
});

test('the other choices say what is less good about them', async () => {
  const second = card(await showResults(), 1);
  expect(second.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Scales with your locations: 2-3',
    'Less good: No points for Casual Dining',
    'Less good: Multi-year contract',
  ]);
});

test('the visitor is greeted by first name, and the company is named', async () => {
  await showResults({ contact: { name: 'Maria Gallo', companyName: 'Trattoria Gallo' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your top 3, Maria');
  expect(screen.getByText('Based on your 5 answers for Trattoria Gallo.')).toBeVisible();
});

test('the guide card names the address, the support mailbox and the way to the whole comparison', async () => {
  await showResults({ email: 'maria@trattoria.example' });
  expect(screen.getByText('maria@trattoria.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact our support team' })).toHaveAttribute(
    'href',
    'mailto:support@tillmatch.example',
  );
  expect(screen.getByRole('link', { name: 'View Full Comparison' })).toHaveAttribute('href', `/comparison/${ID}`);
});

test.each([
  ['maybe', 1],
  ['yes', 0],
  ['no', 0],
])('after the answer %s to a consultation there are %i More Details blocks', async (expertConsultation, count) => {
  await showResults({ changes: { expertConsultation } });
  expect(screen.queryAllByRole('heading', { name: 'More Details' })).toHaveLength(count);
});

test('D37 the ranking shown is the one the quiz ended with, where the points of the browser name others', async () => {
  await showResults();
  expect(names()).toEqual(['Toast POS', 'Revel Systems', 'SumUp POS']);
  expect(recommendLocally(answers).map(({ slug }) => slug)).toEqual(['toast', 'clover', 'rpower']);
  expect(called()).toEqual(['GET /api/restaurant-pos/point-of-sales']);
});

test('D37 a comparison opened by its address shows the ranking stored with it', async () => {
  network.answer(systems, json({ data: { answers: toWire(answers), recommendations: toWire(ranking) } }));
  show(<ComparisonPage customerId={ID} />);
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Toast POS', 'Revel Systems', 'SumUp POS']);
});

test('D37 answers carried without a ranking are ranked by the server', async () => {
  network.answer(systems, json({}), json({ data: [], ranking: toWire(ranking) }));
  show(<ComparisonPage customerId={ID} carried={{ answers, ranking: undefined }} />);
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Toast POS', 'Revel Systems', 'SumUp POS']);
});

test('D17 they are ranked by the browser where the server gives no ranking', async () => {
  network.answer(systems, json({}), failure);
  show(<ComparisonPage customerId={ID} carried={{ answers, ranking: undefined }} />);
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Toast POS', 'Clover POS', 'RPOWER POS']);
});

test('the comparison of a guest asks the server for the systems only, and leads to the quiz', async () => {
  network.answer(systems);
  show(<ComparisonPage customerId="guest" />);
  // The one section naming the system that is there at once.
  const overview = within(screen.getByRole('region', { name: 'Overview' }));
  await overview.findByRole('heading', { name: 'Toast POS' });
  expect(called()).toEqual(['GET /api/restaurant-pos/point-of-sales']);
  expect(screen.getByRole('link', { name: 'Take the free Quiz' })).toHaveAttribute('href', '/#quiz');
});

test('D7 an id that nothing is stored under leaves out the top 3', async () => {
  network.answer(systems, json({ data: null }));
  show(<ComparisonPage customerId={ID} />);
  expect(await screen.findByRole('link', { name: 'Take the free Quiz' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('while it loads, the comparison says so; a failure can be asked for again', async () => {
  network.answer(systems, failure);
  show(<ComparisonPage customerId={ID} />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading Top Recommendations');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.answer(json({ data: { answers: toWire(answers), recommendations: toWire(ranking) } }));
  await userEvent.click(retry);
  await screen.findAllByRole('article');
  expect(names()).toEqual(['Toast POS', 'Revel Systems', 'SumUp POS']);
});
