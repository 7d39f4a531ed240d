import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ComparisonPage } from '#src/features/comparison/ComparisonPage.tsx';
import { readCompared, withCompared } from '#src/features/comparison/picker/comparedSystems.ts';
import { systemsBody } from '#tests/support/comparedSystems.ts';
import { fakeNetwork } from '#tests/support/fakeNetwork.ts';

let network: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(() => network.restore());

const list = { status: 200, type: 'application/json', body: systemsBody };
const failure = { status: 500, type: 'application/json', body: '{"message":"Server Error"}' };

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

/** The comparison at `/comparison`, without a visitor. */
function open(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/comparison', search, state: { kept: 1 } }]}>
        <ComparisonPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const section = (name: string) => screen.getByRole('region', { name });
/** In the overview: the other sections, which name the systems too, appear when the page has time. */
const systemsShown = () => within(section('Overview')).findByRole('heading', { name: 'Toast POS' });
const cards = () =>
  within(section('Overview'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('without answers the bar has five sections, the first of them current', async () => {
  network.answer(list);
  open();
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Features',
    'Pricing',
    'Reviews',
    'Sources',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null, null]);
  await systemsShown();
});

test('a link of the bar moves the focus to the heading and keeps what the router carries', async () => {
  network.answer(list);
  open('?compare=toast');
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Pricing' })).toHaveFocus();
  expect(address()).toBe('/comparison?compare=toast#pricing {"kept":1}');
});

test('the overview shows the ten systems with the highest total score, best first', async () => {
  network.answer(list);
  open();
  await systemsShown();
  expect(cards()).toEqual([
    'Square for Restaurants',
    'SpotOn Restaurant',
    'Toast POS',
    'SumUp POS',
    'Lightspeed Restaurant',
    'Lavu POS',
    'TouchBistro',
    'NCR Aloha',
    'Revel Systems',
    'Clover POS',
  ]);
});

test('ticked systems are in the address, and only they are shown', async () => {
  network.answer(list);
  open();
  await systemsShown();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Clover' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'RPOWER' }));
  expect(address()).toBe('/comparison?compare=clover,rpower {"kept":1}');
  expect(cards()).toEqual(['Clover POS', 'RPOWER POS']);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Clover' }));
  expect(address()).toBe('/comparison?compare=rpower {"kept":1}');

  await userEvent.click(screen.getByRole('button', { name: 'Show all 11 systems' }));
  expect(address()).toBe('/comparison {"kept":1}');
  expect(cards()).toHaveLength(10);
});

test('an address with a choice opens with it; systems we do not compare are left out', async () => {
  network.answer(list);
  open('?compare=clover,<script>,toast,toast');
  await systemsShown();
  expect(cards()).toEqual(['Toast POS', 'Clover POS']);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('the choice is read and written without touching the rest of the query', () => {
  expect(readCompared('?compare=b,x,a,b&other=1', ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(readCompared('', ['a'])).toEqual([]);
  expect(withCompared('?other=1&compare=a', ['b', 'c'])).toBe('other=1&compare=b,c');
  expect(withCompared('?compare=a', [])).toBe('');
});

test('when the list can not be had, the section says so and asks again on request', async () => {
  network.answer(failure, list);
  open();
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (!retry) throw new Error('nothing offers to try again');
  expect(retry.closest('[role=alert]')).toHaveTextContent(
    /^This part could not be loaded\s*Check your connection and try again\. The rest of the page stays as it is\./,
  );
  await userEvent.click(retry);
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('before the list is there, each part says that it loads', () => {
  open();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading Overview');
});
