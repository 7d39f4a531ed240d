import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import home from '#schemas/content/home.json';
import reviews from '#schemas/content/reviews.json';
import site from '#schemas/content/site.json';
import variantsMeta from '#schemas/meta/home-variants.meta.json';
import { HomePage, heroes, prepareHero } from '#src/features/home/HomePage.tsx';
import { homeVariants } from '#src/features/home/homeVariants.ts';
import { sections } from '#src/features/home/sections/HomeSections.tsx';
import { toasts } from '#src/toasts/toastStore.ts';
import { fakeNetwork } from '#tests/support/fakeNetwork.ts';

const onStartQuiz = vi.fn();
const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
const PAGE = { timeout: 20_000 };

let network: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  vi.clearAllMocks();
  network = fakeNetwork();
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.getShown()) toasts.dismiss(id);
});

/** A variant with its first screen and its sections. */
async function open(id: string) {
  const variant = homeVariants.find((entry) => entry.id === id);
  if (!variant) throw new Error(`home-variants.json has no variant "${id}"`);
  await prepareHero(variant);
  render(
    <MemoryRouter initialEntries={[variant.path]}>
      <Address />
      <HomePage variant={variant} onStartQuiz={onStartQuiz} report={<button type="button">Get the Report</button>} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 2, name: 'Reviews' }, PAGE);
}

const { hero, sections: named } = variantsMeta.properties.variants.items.properties;

test('what the data can name and what there is are the same', () => {
  expect(Object.keys(heroes)).toEqual(hero.enum);
  expect(Object.keys(sections)).toEqual(named.items.enum);
});

describe('the variants (D6)', () => {
  test.each([
    ['home', '/', 'Compare POS software and find the right match in 60 seconds. Take the free Quiz.'],
    ['email', '/2', 'Compare POS software and find the right match in 60 seconds. Take the free Quiz.'],
    ['software', '/B', 'Compare, buy & save on software purchases'],
    ['payments', '/payments', 'Compare restaurant payment processing'],
    ['guide', '/guide', 'Know what a POS costs before anyone calls you'],
  ])('%s at %s says its headline once', async (id, path, headline) => {
    await open(id);
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([headline]);
  });

  test('home shows every section in the order of its data', async () => {
    await open('home');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Better. Faster. Smarter.',
      'Earn up to 10% cashback on software and AI',
      'See how they compare',
      'Sound familiar?',
      'Reviews',
      'Our Mission',
      'Socials',
      'Get the buying guide by email',
    ]);
  });

  test('only the guide claims 10,000+ restaurants, and only the others 500+ (D4)', async () => {
    await open('guide');
    const words = document.body.textContent ?? '';
    expect([words.includes('Trusted by 10,000+ Restaurants'), words.includes('500+')]).toEqual([true, false]);
    for (const promise of ['100% Free', 'No Credit Card Required', 'No Spam Guaranteed'])
      expect(screen.getByText(promise)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See How It Works' })).toHaveAttribute('href', '/how-it-works');
  });

  test('software buying leads to the comparison', async () => {
    await open('software');
    expect(screen.getByRole('link', { name: 'Compare Software' })).toHaveAttribute('href', '/comparison');
  });

  test('payments leads to the savings and to the quiz', async () => {
    await open('payments');
    expect(screen.getByRole('link', { name: 'Calculate your savings' })).toHaveAttribute('href', '/save');
    await userEvent.click(screen.getByRole('button', { name: 'Compare solutions' }));
    expect(onStartQuiz.mock.calls).toEqual([[{}]]);
  });
});

describe('the sections', () => {
  test('the strip has ten brands', async () => {
    await open('home');
    const strip = screen.getByRole('region', { name: 'POS systems we compare' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(home.logoStrip.length);
  });

  test('the review shares are those of the specification, as they are given (D4)', async () => {
    await open('home');
    const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['5 stars', '85%'],
      ['4 stars', '10%'],
      ['3 stars', '5%'],
      ['2 stars', '0%'],
      ['1 star', '0%'],
    ]);
    expect(screen.getByText('Excellent').parentElement).toHaveTextContent('Excellent · 20 reviews');
  });

  test('five testimonials are credited by role and kind of restaurant, without names (D5)', async () => {
    await open('home');
    const cards = within(screen.getByRole('list', { name: 'What owners and managers say' })).getAllByRole('article');
    expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(
      reviews.testimonials.map(({ role, restaurant, credit }) => `${role}${restaurant}${credit}`),
    );
    expect(cards).toHaveLength(5);
    expect(screen.getByText('Sample reviews, shown until our customers’ own are published.')).toBeVisible();
  });

  test('the preview can be neither reached nor read out, but the report can', async () => {
    await open('home');
    const table = document.querySelector('table');
    expect(table?.closest('[inert][aria-hidden=true]')).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Get the Report' })).toBeEnabled();
  });

  test('no frame is there before the visitor asks for it, and then the one that was asked for (D30)', async () => {
    await open('home');
    const frames = () => [...document.querySelectorAll('iframe')].map((frame) => [frame.title, frame.src]);
    expect(frames()).toEqual([]);
    const [post] = site.socials;
    await userEvent.click(screen.getByRole('button', { name: `Show the post: ${post?.title}` }));
    expect(frames()).toEqual([[post?.title, post?.embedUrl]]);
    await userEvent.click(screen.getByRole('button', { name: 'Play video: Our Mission' }));
    const dialog = await screen.findByRole('dialog', { name: 'Our Mission' }, PAGE);
    expect(frames()).toContainEqual(['Our Mission', site.video.embedUrl]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(frames()).toEqual([[post?.title, post?.embedUrl]]));
  });

  test('Start earning starts the quiz, and Get started for free leads to the demo', async () => {
    await open('home');
    await userEvent.click(screen.getByRole('button', { name: 'Start earning' }));
    expect(onStartQuiz.mock.calls).toEqual([[{}]]);
    expect(screen.getByRole('link', { name: 'Get started for free' })).toHaveAttribute('href', '/demo-request');
  });
});

describe('the buying guide by email', () => {
  const form = () => within(screen.getByRole('form', { name: 'Buying guide by email' }));
  const ask = async (email: string) => {
    await userEvent.click(form().getByRole('textbox', { name: 'Email' }));
    await userEvent.paste(email);
    await userEvent.click(form().getByRole('button', { name: 'Get My Buying Guide' }));
  };

  test('an address that is none is refused beside its field, and nothing is sent', async () => {
    await open('guide');
    await ask('maria');
    expect(form().getByRole('status')).toHaveTextContent('Please enter a valid email address.');
    expect(form().getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(network.requests).toEqual([]);
  });

  test('an address gets the comparison report', async () => {
    await open('guide');
    network.answer(
      { status: 204, type: undefined, body: '' },
      { status: 201, type: 'application/json', body: '{"data":{"id":"1"}}' },
    );
    await ask('maria@trattoria.example');
    await waitFor(() => expect(form().getByRole('status')).toHaveTextContent('Your buying guide is on its way.'));
    expect(
      network.requests.map(({ method, path, body }) => [method, new URL(path, 'http://x').pathname, body]),
    ).toEqual([
      ['GET', '/sanctum/csrf-cookie', undefined],
      ['POST', '/api/restaurant-pos/comparison-reports', '{"email":"maria@trattoria.example"}'],
    ]);
  });
});

describe('the account of the marketing flow (D23)', () => {
  const openDialog = async () => {
    await open('software');
    await userEvent.click(screen.getByRole('button', { name: 'Create a free account' }));
    return screen.findByRole('dialog', { name: 'Create your account' }, PAGE);
  };
  const labels = () => [...document.querySelectorAll('[role=dialog] input')].map((field) => field.getAttribute('type'));
  const fill = async (dialog: HTMLElement, field: string, words: string) => {
    await userEvent.click(within(dialog).getByLabelText(field));
    await userEvent.paste(words);
  };

  test('it toggles between an account and welcome back, and every field is required', async () => {
    const dialog = await openDialog();
    expect(labels()).toEqual(['email', 'password', 'password']);
    expect(dialog.querySelectorAll('input:not([required])')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'I already have an account' }));
    expect(within(dialog).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(labels()).toEqual(['email', 'password']);
    expect(within(dialog).getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('an empty form goes nowhere', async () => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Account' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/B');
  });

  test('it goes on to the savings, and no password leaves the fields', async () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const dialog = await openDialog();
    await fill(dialog, 'Email', 'maria@trattoria.example');
    await fill(dialog, 'Password', 'correct horse');
    // Passwords are not compared (spec 2).
    await fill(dialog, 'Confirm password', 'battery staple');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/cost-savings'));
    expect([network.requests, fetched.mock.calls, kept.mock.calls]).toEqual([[], [], []]);
    expect(window.location.href).not.toContain('correct');
    kept.mockRestore();
    fetched.mockRestore();
  });

  test('Continue with Google goes on as well, and calls nobody', async () => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/cost-savings'));
    expect(network.requests).toEqual([]);
  });
});
