import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import site from '#schemas/content/site.json';
import { SiteLayout } from '#src/app/layout/SiteLayout.tsx';

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

function openAt(path: string, onLogoPress?: () => void) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteLayout {...(onLogoPress && { onLogoPress })}>
        <Address />
      </SiteLayout>
    </MemoryRouter>,
  );
}

const header = () => screen.getByRole('banner');

function scrollTo(y: number) {
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  });
}

/** The navigation is in the header from 1200 pixels; the cast because happy-dom adds itself to the window. */
function setWidth(width: number) {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
}

const { innerWidth } = window;
beforeEach(() => {
  setWidth(1280);
  scrollTo(0);
});
afterAll(() => setWidth(innerWidth));

test.each([
  [0, 'false'],
  [50, 'false'],
  [51, 'true'],
])('at %i pixels the header is solid: %s', (y, solid) => {
  openAt('/');
  scrollTo(y);
  expect(header()).toHaveAttribute('data-solid', solid);
});

test('the header leads to every page of the navigation', () => {
  openAt('/');
  const links = within(within(header()).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    site.navigation.map(({ title, to }) => [title, to]),
  );
});

test('the page one is on is marked', () => {
  openAt('/blog');
  expect(within(header()).getByRole('link', { current: 'page' })).toHaveTextContent('The Lounge');
});

test('a comparison has neither links nor menu', () => {
  openAt('/comparison/aB3dE5gH7jK9');
  expect(within(header()).getAllByRole('link')).toEqual([
    within(header()).getByRole('link', { name: 'TillMatch home' }),
  ]);
  expect(within(header()).queryByRole('button')).toBeNull();
});

test('the logo leads home from another page', async () => {
  openAt('/blog');
  await userEvent.click(within(header()).getByRole('link', { name: 'TillMatch home' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/');
});

test('at home the logo scrolls to the top and lets the page return to its start', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const onLogoPress = vi.fn();
  openAt('/', onLogoPress);
  await userEvent.click(within(header()).getByRole('link', { name: 'TillMatch home' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  expect(onLogoPress).toHaveBeenCalledTimes(1);
});

test('the side menu has the same links, and Escape closes it and returns to its button', async () => {
  setWidth(390);
  openAt('/');
  const button = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(site.navigation.map(({ title }) => title));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test.each([
  ['its close button has the focus', undefined],
  ['a link that was reached meanwhile keeps it', 'Payments'],
])('once the side menu is in, %s', async (_, reached) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  setWidth(390);
  openAt('/');
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  if (reached !== undefined) menu.getByRole('link', { name: reached }).focus();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(
    reached === undefined
      ? menu.getByRole('button', { name: 'Close menu' })
      : menu.getByRole('link', { name: reached }),
  ).toHaveFocus();
});

test('the footer has every column, the legal pages and the disclaimer', async () => {
  openAt('/');
  const footer = await screen.findByRole('contentinfo');
  const targets = within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/',
    ...site.footer.flatMap(({ links }) => links.map(({ to }) => to)),
    ...site.legal.map(({ to }) => to),
  ]);
  expect(footer).toHaveTextContent(site.company.disclaimer);
});
