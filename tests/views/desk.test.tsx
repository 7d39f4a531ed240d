import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { LeadSummary } from '#domain/desk/deskLead.ts';
import { ApiError } from '#src/api/apiError.ts';
import { DeskAccountPage } from '#src/features/desk/DeskAccountPage.tsx';
import { ForgetPerson } from '#src/features/desk/ForgetPerson.tsx';
import { FunnelPage } from '#src/features/desk/FunnelPage.tsx';
import { LeadsPage } from '#src/features/desk/LeadsPage.tsx';
import { MessagesPage } from '#src/features/desk/MessagesPage.tsx';

// The states of the desk's pages that rarely occur while the server works.

const desk = vi.hoisted(() => {
  const names = 'readMe readOwners readLeads readLeadTotals readFunnel readMessages readHealth readSessions';
  const others =
    'readSecondFactor sendTestMail sendTestPost retryMessages changePassword signOutEverywhere offerSecondFactor confirmSecondFactor removeSecondFactor forgetPerson';
  return Object.fromEntries(`${names} ${others}`.split(' ').map((name) => [name, vi.fn()]));
});
vi.mock('#src/api/desk.ts', () => desk);

const says = (answers: Readonly<Record<string, unknown>>) => {
  for (const [name, answer] of Object.entries(answers))
    desk[name]?.mockImplementation(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(structuredClone(answer)),
    );
};
const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
const down = new ApiError('The database does not answer.', { status: 503 });

const totals = (total: number) => ({ total, type: {}, state: {}, language: {}, source: {} });
const lead = (changes: Partial<LeadSummary>): LeadSummary => ({
  id: '1',
  type: 'leads',
  createdAt: '2025-07-15T14:00:00.000Z',
  email: 'sam@example.com',
  name: 'Sam Lee',
  company: '',
  phone: '',
  suspicion: '',
  state: 'new',
  ownerId: null,
  score: null,
  language: '',
  source: '',
  ...changes,
});

test('leads: none is a state, a failure says why and is tried again, and any name is a link to its lead', async () => {
  says({ readOwners: [], readLeads: down, readLeadTotals: down });
  show(<LeadsPage />);
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  says({ readLeads: { entries: [], next: null }, readLeadTotals: totals(0) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No lead matches' })).toBeVisible();

  const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim();
  const entries = [lead({ id: 'long', name: long }), lead({ id: 'none', name: '', email: 'x@example.com' })];
  says({ readLeads: { entries, next: 'more' }, readLeadTotals: totals(2) });
  const { container } = show(<LeadsPage />);
  const view = within(container);
  expect(await view.findByRole('link', { name: long })).toHaveAttribute('href', '/desk/leads/long');
  expect(view.getByRole('link', { name: 'x@example.com' })).toHaveAttribute('href', '/desk/leads/none');
  expect(view.getByText('2 leads')).toBeVisible();
});

test('funnel: below fifty attempts it says so and shows no figure; a failure says why', async () => {
  const few = { quiz: 'main', version: 'a', versions: [], attempts: 49, minimum: 50, figures: null };
  says({ readFunnel: few });
  const { unmount } = show(<FunnelPage />);
  expect(await screen.findByRole('heading', { name: 'Not enough data' })).toBeVisible();
  expect(screen.getByText(/^49 of at least 50 attempts/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  says({ readFunnel: down });
  show(<FunnelPage />);
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
});

test('messages: a failed one says why and is sent again; without a webhook there is none to try', async () => {
  const failed = {
    ...{ id: 7, leadId: '1', receiver: 'visitor', state: 'failed', attempts: 3, nextAt: null, doneAt: null },
    ...{ createdAt: '2025-07-15T14:00:00.000Z', reason: 'The mail server refused the address for good' },
  };
  const lanes = [{ receiver: 'visitor', waiting: 0, failed: 1, lastSentAt: null, reason: failed.reason }];
  const health = { mails: 'files', hasWebhook: false, held: 'a backup was restored', lanes };
  says({ readMessages: { entries: [failed], next: null }, readHealth: health, retryMessages: { retried: 1 } });
  const { unmount } = show(<MessagesPage />);
  const row = within((await screen.findByText('Failed', { selector: 'td *' })).closest('tr') ?? document.body);
  expect(row.getByText(/^The mail server refused the address for good/)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is sent: a backup was restored');
  expect(screen.queryByRole('button', { name: 'Send a test post' })).toBeNull();
  fireEvent.click(row.getByRole('button', { name: /^Send again/ }));
  await waitFor(() => expect(desk.retryMessages?.mock.lastCall?.[0]).toBe(7));
  unmount();

  says({
    readMessages: { entries: [], next: null },
    readHealth: { ...health, hasWebhook: true, held: '' },
    sendTestPost: { to: 'crm.example', reason: 'The webhook answered 503' },
  });
  show(<MessagesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test post' }));
  expect(await screen.findByText(/^The test post to crm\.example was not accepted\. .*503$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No message matches' })).toBeVisible();
});

test('account: a wrong password is said at its field, which keeps the focus; an unnamed device has words', async () => {
  const times = { createdAt: '2025-07-15T14:00:00.000Z', seenAt: '2025-07-15T15:00:00.000Z' };
  const wrong = 'This is not your current password.';
  says({
    readMe: { email: 'owner@tillmatch.example', role: 'owner' },
    readSecondFactor: { isOn: false, recoveryCodes: 0 },
    readSessions: [{ device: '', isCurrent: true, ...times }],
    changePassword: new ApiError('Please check.', { status: 422, errors: { currentPassword: [wrong] } }),
  });
  const { container } = show(<DeskAccountPage onSignedOut={() => undefined} />);
  expect(await screen.findByText('This browser')).toBeVisible();
  const form = within(container.querySelector<HTMLElement>('#change-password') ?? container);
  const current = form.getByLabelText(/^Current password/);
  fireEvent.change(current, { target: { value: 'a wrong one' } });
  fireEvent.change(form.getByLabelText(/^New password/), { target: { value: 'correct horse battery' } });
  fireEvent.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText(wrong)).toBeVisible();
  expect(current).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(current).toHaveFocus());
  fireEvent.change(current, { target: { value: 'the right one' } });
  await waitFor(() => expect(form.queryByText(wrong)).toBeNull());
  expect(form.queryByRole('alert')).toBeNull();
});

test('a dialog that was closed after a refusal opens without it', async () => {
  says({ forgetPerson: down });
  show(<ForgetPerson leadId="1" />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Forget this person' }));
  open();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'sam@example.com' } });
  fireEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database does not answer.');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('textbox')).toHaveValue('');
  expect(again.queryByRole('alert')).toBeNull();
});
