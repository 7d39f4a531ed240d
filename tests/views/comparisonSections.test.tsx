import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import matrix from '#schemas/content/feature-matrix.json';
import { ApiError } from '#src/api/apiError.ts';
import { readPointOfSale } from '#src/api/pointOfSales.ts';
import { FeatureTable } from '#src/features/comparison/features/FeatureTable.tsx';
import { PointsBreakdown } from '#src/features/comparison/points/PointsBreakdown.tsx';
import { PricingBody } from '#src/features/comparison/pricing/PricingBody.tsx';
import { recommendationsOf } from '#src/features/comparison/results/recommendation.ts';
import { ReviewCards } from '#src/features/comparison/reviews/ReviewCards.tsx';
import { WhenNear } from '#src/features/comparison/sections/WhenNear.tsx';
import { SourcesBody } from '#src/features/comparison/sources/SourcesBody.tsx';
import { recommendLocally } from '#src/matching/recommendLocally.ts';
import { comparedSystem, comparedSystems } from '#tests/support/comparedSystems.ts';
import { loaded } from '#tests/support/queries.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = {
  hasCurrentPOS: 'no',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['kitchen-display', 'lowest-cost', 'loyalty-program'],
};

const row = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement;
const words = (element: HTMLElement) =>
  within(element)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('every cell of the features table says what it is, and is described by what is behind it', () => {
  render(<FeatureTable marked={[]} compared={[]} />);
  const cells = screen.getAllByRole('button');
  expect(cells).toHaveLength(11 * 11);
  const toast = matrix.vendors[0]?.values;
  const [inventory] = within(row('Real-time inventory')).getAllByRole('button');
  expect(inventory).toHaveAccessibleName('Yes');
  expect(inventory).toHaveAccessibleDescription(toast?.['realtime-inventory'].note);
  expect(new Set(cells.map((cell) => cell.textContent))).toEqual(new Set(['Yes', 'Add-on', 'Partial', 'No']));
});

test('yes, add-on, partial and no are drawn as four shapes', () => {
  render(<FeatureTable marked={[]} compared={[]} />);
  const shapes = new Map(
    screen
      .getAllByRole('button')
      .map((cell) => [cell.textContent, cell.querySelector('svg')?.innerHTML.replace(/.*#/, '')]),
  );
  expect(shapes.size).toBe(4);
  expect(new Set(shapes.values()).size).toBe(4);
});

test('the top 3 come first and are marked; a choice leaves the others out', () => {
  const { rerender } = render(<FeatureTable marked={['clover', 'rpower', 'toast']} compared={[]} />);
  const columns = () =>
    screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('data-marked')]);
  expect(columns().slice(0, 5)).toEqual([
    ['Criterion', null],
    ['ClClover (Your top 3)', 'true'],
    ['RPRPOWER (Your top 3)', 'true'],
    ['ToToast (Your top 3)', 'true'],
    ['SqSquare', 'false'],
  ]);
  rerender(<FeatureTable marked={['clover', 'rpower', 'toast']} compared={['square-for-restaurants', 'toast']} />);
  expect(columns().map(([name]) => name)).toEqual(['Criterion', 'ToToast (Your top 3)', 'SqSquare']);
});

test('a note waits 700 ms under the pointer, comes at once with the focus and goes with Escape', () => {
  vi.useFakeTimers();
  render(<FeatureTable marked={[]} compared={[]} />);
  const note = matrix.vendors[0]?.values['realtime-inventory'].note ?? '';
  const shown = () => screen.queryAllByText(note, { ignore: '[hidden]' }).length;
  const [cell] = within(row('Real-time inventory')).getAllByRole('button');
  if (!cell) throw new Error('the table has no cells');

  fireEvent.pointerOver(cell, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(699));
  expect(shown()).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe(1);
  fireEvent.pointerOut(cell);
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe(0);

  act(() => cell.focus());
  expect(shown()).toBe(1);
  fireEvent.keyDown(cell, { key: 'Escape' });
  expect(shown()).toBe(0);
});

test('one cell is in the tab order, and arrow keys go from there', async () => {
  render(<FeatureTable marked={[]} compared={[]} />);
  const cells = screen.getAllByRole('button');
  const reachable = () => cells.filter(({ tabIndex }) => tabIndex === 0);
  expect(reachable()).toEqual([cells[0]]);
  act(() => cells[0]?.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowDown}{ArrowLeft}{ArrowLeft}');
  expect(cells[11]).toHaveFocus();
  expect(reachable()).toEqual([cells[11]]);
});

const showPricing = (...slugs: string[]) =>
  render(<PricingBody systems={slugs.map(comparedSystem)} marked={['toast']} answers={answers} />);

test('prices are formatted from the figures, and what nobody publishes is called so', () => {
  showPricing('toast', 'rpower');
  const [pricing] = screen.getAllByRole('table');
  if (!pricing) throw new Error('there is no table');
  const figures = (name: string) => {
    const line = within(pricing)
      .getByRole('rowheader', { name: new RegExp(name) })
      .closest('tr');
    return [...(line?.querySelectorAll('td > b') ?? [])].map(({ textContent }) => textContent);
  };
  expect(figures('Toast POS')).toEqual(['$0 - $110', '2.49% + $0.15', '$409 - $1,034', 'Multi-year']);
  expect(figures('RPOWER POS')).toEqual(['Not published', 'Not published', 'Not published', 'Set in the quote']);
});

test('the plans of a system are listed once they are asked for', async () => {
  showPricing('toast');
  expect(screen.queryByText('Build Your Own')).toBeNull();
  const details = screen.getByText('Plans and add-ons').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(within(details).getByText('Point of Sale').nextElementSibling).toHaveTextContent('$69 a month per location');
  expect(screen.getByText('Build Your Own').nextElementSibling).toHaveTextContent('Not publishedquote');
});

test('the 36-month total begins with the visitor’s answers, the lowest first, and follows the fields', async () => {
  showPricing('toast', 'square-for-restaurants', 'rpower', 'ncr-aloha');
  const fields = screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
  expect(fields).toEqual(['100,000', '2', '35', '1']);
  const totals = () => {
    const [, table] = screen.getAllByRole('table');
    if (!table) return undefined;
    return within(table).getAllByRole('row').slice(1).map(words);
  };
  expect(totals()).toEqual([
    ['$109,028', '$0', '$109,028', 'Free2.6% + $0.15'],
    ['$110,036', '$4,968', '$105,068', 'Point of Sale2.49% + $0.15'],
    ['Not published', '', '', 'Price not published'],
    ['Not published', '', '', 'Card rate not published'],
  ]);

  const volume = screen.getByLabelText(/^Monthly card sales/);
  await userEvent.clear(volume);
  expect(totals()).toBeUndefined();
  expect(volume).toHaveAccessibleDescription('Enter an amount above $0, for example 50,000.');
  await userEvent.type(volume, '3500');
  expect(totals()?.map(([total]) => total)).toEqual(['$3,816', '$4,433', 'Not published', 'Not published']);
});

test('the reviews say what is praised and what is not, and who is not rated', () => {
  render(<ReviewCards systems={[comparedSystem('toast'), comparedSystem('rpower')]} marked={[]} />);
  const [toast, rpower] = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li') as HTMLElement);
  if (!toast || !rpower) throw new Error('two cards are missing');
  const ratings = (card: HTMLElement) => [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(ratings(toast)).toEqual(['Not rated', '4.2', '4.4']);
  expect(ratings(rpower)).toEqual(['Not rated', 'Not rated', 'Not rated']);
  const opinions = within(toast)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split(':')[0]);
  expect(opinions).toEqual(['Positive', 'Positive', 'Positive', 'Negative', 'Negative']);
});

test('the points of the answers add up to the score of each recommended system', () => {
  render(
    <PointsBreakdown
      recommendations={recommendationsOf(recommendLocally(answers), comparedSystems)}
      answers={answers}
    />,
  );
  const systems = [...document.querySelectorAll('details')];
  expect(systems.map(({ textContent }) => textContent)).toEqual([
    'ToToast POS12 points',
    'ClClover POS10 points',
    'RPRPOWER POS10 points',
  ]);
  for (const details of systems) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const given = [...details.querySelectorAll('dd')].map(({ textContent }) => Number(textContent));
    const sum = given.pop();
    expect(given.reduce((total, points) => total + points, 0)).toBe(sum);
    expect(given).toHaveLength(6);
  }
  expect(screen.getByText('Square for Restaurants would come first if you changed one answer:')).toBeVisible();
  expect(screen.getByText('Restaurant type: Food Truck / Mobile instead of Casual Dining')).toBeVisible();
});

test('the sources name what backs every figure; general knowledge and pages without an address are no links', () => {
  render(
    <MemoryRouter>
      <SourcesBody systems={loaded([comparedSystem('toast'), comparedSystem('rpower')])} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Equal totals:/)).toBeVisible();
  const [toast, rpower] = [/^ToToast POS/, /^RPRPOWER POS/].map((name) => {
    const details = [...document.querySelectorAll('details')].find(({ textContent }) => name.test(textContent ?? ''));
    if (!details) throw new Error(`${name} has no figures`);
    details.open = true;
    fireEvent(details, new Event('toggle'));
    return details;
  });
  if (!toast || !rpower) return;
  const source = (details: HTMLElement, figure: string) =>
    within(details).getByRole('rowheader', { name: figure }).closest('tr')?.lastElementChild as HTMLElement;
  expect(source(rpower, 'Contract')).toHaveTextContent(/^General knowledge$/);
  expect(within(source(rpower, 'Contract')).queryByRole('link')).toBeNull();
  expect(within(source(toast, 'Offline mode')).getAllByRole('link').length).toBeGreaterThan(0);
  expect(source(toast, 'Add-on Kitchen display, a month')).toHaveTextContent(/Date not recorded$/);
  expect(within(source(toast, 'Add-on Kitchen display, a month')).queryByRole('link')).toBeNull();
  expect(source(toast, 'Rating on Google Play')).toHaveTextContent('No source');
});

test('a record is read field by field: what is not what it should be counts as not published', () => {
  const broken = readPointOfSale({
    slug: 'x',
    name: 'X',
    scores: { total_score: '9.1', features_score: null },
    pricing: { monthly_fees: { plans: [{ name: 'Basic', monthly: 'free', per: 'location' }, 7] }, hardware_costs: [] },
    ratings: 'none',
    user_reviews: [{ sentiment: 'furious', summary: 'Well.' }],
    use_cases: [1, 'Cafes'],
  });
  expect(broken).toEqual({
    slug: 'x',
    name: 'X',
    subtitle: '',
    description: '',
    useCases: ['Cafes'],
    features: [],
    scores: { totalScore: null, featuresScore: null },
    pricing: {
      plans: [{ name: 'Basic', monthly: null, per: 'location', source: '', note: undefined }],
      rates: [],
      hardware: [],
      texts: { monthlyFees: '', transactionFees: '', hardwareCosts: '' },
    },
    addons: [],
    contract: { kind: '', terms: '', sources: [] },
    ratings: { googlePlay: null, g2: null, capterra: null, sources: [] },
    userReviews: [{ sentiment: 'positive', summary: 'Well.', source: '' }],
  });
  for (const nobody of [null, 'toast', {}, { slug: 'toast' }, { name: 'Toast' }])
    expect(() => readPointOfSale(nobody)).toThrow(ApiError);
});

test('T-11 a part that nobody has come near is there when the page is printed', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <WhenNear section="Pricing">
      <p>Late</p>
    </WhenNear>,
  );
  expect(screen.queryByText('Late')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  // At once: the browser lays the page out as soon as the event has ended.
  expect(screen.getByText('Late')).toBeVisible();
});
