import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import aboutUs from '#schemas/content/pages/about-us.json';
import howItWorks from '#schemas/content/pages/how-it-works.json';
import privacyPolicy from '#schemas/content/pages/privacy-policy.json';
import termsOfService from '#schemas/content/pages/terms-of-service.json';
import site from '#schemas/content/site.json';
import { ContentPage } from '#src/features/content/ContentPage.tsx';
import type { Page } from '#src/features/content/page.ts';

const show = (page: Page) => render(<ContentPage page={page} />, { wrapper: MemoryRouter });

const linksTo = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('how it works has four steps, its two ways on, and sample scores that are marked as samples', () => {
  show(howItWorks);
  expect(linksTo('Get Matched Now')).toEqual(['/', '/']);
  expect(linksTo('List Your Business')).toEqual(['/list-your-business']);
  const steps = howItWorks.sections[0]?.steps ?? [];
  expect(steps.map(({ title }) => title)).toEqual([
    'Quick Assessment',
    'AI SmartMatch',
    'Get Your MatchScore',
    'White Glove Service',
  ]);
  for (const { title } of steps) expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const sample = screen.getByRole('region', { name: 'Sample recommendations' });
  const checks = within(sample).getAllByRole('listitem');
  expect(
    checks.map((check) => [check.querySelector('b')?.textContent, within(check).getByText('Sample recommendations')]),
  ).toEqual(
    ['96%', '89%', '84%'].map((match, index) => [
      match,
      within(checks[index] as HTMLElement).getByText('Sample recommendations'),
    ]),
  );
  expect(sample).toHaveTextContent('These figures are a sample.');
});

test('about us has the claim of 1,000+ and no other number of restaurants (D4)', () => {
  show(aboutUs);
  expect(screen.getByText('1,000+')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/500\+|10,000\+/);
  expect(linksTo('Find your match')).toEqual(['/']);
  expect(linksTo('How it works')).toEqual(['/how-it-works']);
});

test.each([
  ['privacy policy', privacyPolicy, site.company.mailboxes.privacy],
  ['terms of service', termsOfService, site.company.mailboxes.legal],
])('the %s lists its sections, names the company and has a mailbox to write to', (_, page, mailbox) => {
  show(page);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of contents) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect(target).toHaveTextContent(link.textContent ?? '');
  }
  expect(contents).toHaveLength(page.sections.length);
  expect(linksTo(mailbox)).toContain(`mailto:${mailbox}`);
  expect(document.body).toHaveTextContent(site.company.address);
});

test.each([howItWorks, aboutUs, privacyPolicy, termsOfService])('no name in braces is left in $title', (page) => {
  show(page);
  expect(document.body.textContent).not.toMatch(/[{}]/);
});
