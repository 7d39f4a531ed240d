import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { createDemoRequest } from '#src/api/demoRequests.ts';
import { createListing } from '#src/api/listings.ts';
import { DemoRequestPage } from '#src/features/demoRequest/DemoRequestPage.tsx';
import { ListingPage } from '#src/features/listing/ListingPage.tsx';
import { toasts as toastStore } from '#src/toasts/toastStore.ts';
import { demoRefusals } from '#tests/support/demoRefusals.ts';
import { demoBody, listingBody } from '#tests/support/formBodies.ts';

vi.mock('#src/api/demoRequests.ts', () => ({ createDemoRequest: vi.fn(async () => undefined) }));
vi.mock('#src/api/listings.ts', () => ({ createListing: vi.fn(async () => undefined) }));

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  for (const { id } of toastStore.getShown()) toastStore.dismiss(id);
});

const toasts = () => toastStore.getShown().map(({ title, body, severity }) => ({ title, body, severity }));
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
};

const labels = {
  name: /^Name/,
  restaurantName: /^Restaurant name/,
  businessEmail: /^Business email/,
  cellPhone: /^Cell phone/,
  website: /^Website/,
  restaurantType: /^Restaurant type/,
  monthlySalesVolume: /^Monthly sales volume/,
} as const;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(labels[name as keyof typeof labels]);
const demoButton = () => screen.getByRole('button', { name: /Get a Free Demo|Loading/ });

async function fillDemo(changes: Record<string, string> = {}) {
  render(<DemoRequestPage />, { wrapper: MemoryRouter });
  for (const [name, value] of Object.entries({ ...demoBody(), ...changes })) {
    const control = field(name);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else await paste(control, value);
  }
}

test.each(demoRefusals)('spec 5: %s %j is refused before it is sent: %s', async (name, value, sentence) => {
  await fillDemo({ [name]: value });
  await userEvent.click(demoButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(field(name)).toHaveAccessibleDescription(sentence);
  // The simulated DOM moves the focus of a select to its option.
  expect(field(name)).toContainElement(document.activeElement as HTMLElement);
  expect(createDemoRequest).not.toHaveBeenCalled();
});

test('an empty form says everything that is missing and starts at the first field', async () => {
  render(<DemoRequestPage />, { wrapper: MemoryRouter });
  await userEvent.click(demoButton());
  const said = [...document.querySelectorAll('[id$=__error]')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Name must be at least 2 characters',
    'Restaurant name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select a restaurant type',
    'Please select your monthly sales volume',
  ]);
  expect(field('name')).toHaveFocus();
});

test('nothing is refused while it is still being typed', async () => {
  render(<DemoRequestPage />, { wrapper: MemoryRouter });
  await paste(field('businessEmail'), 'maria@');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
});

test('a request is sent once; while it is, the button reads Loading... and does nothing; then it is thanked for', async () => {
  const { promise, resolve } = withResolvers();
  vi.mocked(createDemoRequest).mockReturnValueOnce(promise);
  await fillDemo({ website: 'trattoriagallo.example' });
  await userEvent.dblClick(demoButton());
  expect(demoButton()).toHaveTextContent('Loading...');
  expect(demoButton()).toBeDisabled();
  expect(
    vi.mocked(createDemoRequest).mock.calls.map(([{ request, timing }]) => [request, Object.keys(timing ?? {})]),
  ).toEqual([[{ ...demoBody(), website: 'trattoriagallo.example' }, ['seconds']]]);
  resolve();
  expect(await screen.findByRole('heading', { name: 'Thank You!' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await waitFor(() =>
    expect(toasts()).toEqual([
      {
        title: 'Demo Request Submitted!',
        body: "We'll contact you within 24 hours to schedule your personalized demo.",
        severity: 'success',
      },
    ]),
  );
});

test('a refused request keeps the form, shows what the server says of a field and gives the focus back', async () => {
  const refusal = new ApiError('Please check the marked fields.', {
    status: 422,
    errors: { cellPhone: ['Please enter a valid phone number'] },
  });
  vi.mocked(createDemoRequest).mockRejectedValueOnce(refusal);
  await fillDemo();
  await userEvent.click(demoButton());
  expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
  expect(field('cellPhone')).toHaveFocus();
  expect(field('name')).toHaveValue('Maria Gallo');
  await waitFor(() =>
    expect(toasts()).toEqual([{ title: 'Error', body: 'Please check the marked fields.', severity: 'error' }]),
  );
  // A corrected field is no longer refused.
  await paste(field('cellPhone'), '(512) 555-0143');
  expect(screen.queryByText('Please enter a valid phone number')).toBeNull();
});

test('without words of the server the toast has our own, and the button has the focus again', async () => {
  vi.mocked(createDemoRequest).mockRejectedValueOnce(new ApiError(''));
  await fillDemo();
  await userEvent.click(demoButton());
  await waitFor(() =>
    expect(toasts()).toEqual([{ title: 'Error', body: 'Something went wrong. Please try again.', severity: 'error' }]),
  );
  expect(demoButton()).toHaveFocus();
});

const listButton = () => screen.getByRole('button', { name: 'Add your software' });
const agreement = () => screen.getByRole('checkbox', { name: /I agree to receive communications about my listing/ });

async function fillListing() {
  render(<ListingPage />, { wrapper: MemoryRouter });
  const { productName, website, businessEmail, cellPhone } = listingBody();
  await userEvent.click(screen.getByRole('radio', { name: 'Point of Sale' }));
  await paste(screen.getByLabelText(/^Product name/), productName);
  await paste(screen.getByLabelText(/^Website/), website);
  await paste(screen.getByLabelText(/^Business email/), businessEmail);
  await paste(screen.getByLabelText(/^Phone/), cellPhone);
}

test('spec 5: an unticked agreement is asked for, and nothing is sent', async () => {
  await fillListing();
  expect(agreement()).not.toBeChecked();
  await userEvent.click(listButton());
  await waitFor(() =>
    expect(toasts()).toEqual([
      {
        title: 'Agreement Required',
        body: 'Please agree to receive communications to submit your listing.',
        severity: 'error',
      },
    ]),
  );
  expect(createListing).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Product name/)).toHaveValue('TableTurn');
});

test('spec 5: the agreement is all that is enforced here; of the rest the server says what it misses', async () => {
  const errors = { softwareType: ['Required'], website: ['Required'] };
  vi.mocked(createListing).mockRejectedValueOnce(
    new ApiError('Please check the marked fields.', { status: 422, errors }),
  );
  render(<ListingPage />, { wrapper: MemoryRouter });
  await userEvent.click(agreement());
  await userEvent.click(listButton());
  expect(vi.mocked(createListing).mock.calls.map(([{ listing }]) => listing)).toEqual([{ agreeToComms: true }]);
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  expect(screen.getByRole('radio', { name: 'Point of Sale' })).toHaveFocus();
  expect(toasts()[0]?.title).toBe('Submission Failed');
});

test('spec 8: a listing that was taken clears the form, with the wording of the consent sent along', async () => {
  await fillListing();
  await userEvent.click(agreement());
  await userEvent.click(listButton());
  await waitFor(() => expect(toasts().map(({ title }) => title)).toEqual(['Thank you!']));
  expect(screen.getByLabelText(/^Product name/)).toHaveValue('');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(agreement()).not.toBeChecked();
  const [call] = vi.mocked(createListing).mock.calls[0] ?? [];
  expect([call?.listing, call?.consent]).toEqual([
    listingBody(),
    {
      text: 'I agree to receive communications about my listing. I may unsubscribe at any time.',
      version: '2025-07',
      page: window.location.pathname,
      language: 'en',
    },
  ]);
});

test('L-03 the honeypot is out of reach of people and of what fills in forms for them', () => {
  render(<ListingPage />, { wrapper: MemoryRouter });
  const honeypot = document.querySelector<HTMLInputElement>('input[name=tm-7]');
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.autocomplete).toBe('off');
  expect(honeypot?.closest('[aria-hidden=true][inert]')).not.toBeNull();
  expect(screen.queryAllByRole('textbox').includes(honeypot as HTMLElement)).toBe(false);
});

test('L-03 what is in the honeypot is sent along, for the server to judge', async () => {
  await fillListing();
  const honeypot = document.querySelector<HTMLInputElement>('input[name=tm-7]');
  if (honeypot) honeypot.value = 'https://spam.example';
  await userEvent.click(agreement());
  await userEvent.click(listButton());
  await waitFor(() => expect(createListing).toHaveBeenCalledTimes(1));
  expect(vi.mocked(createListing).mock.calls[0]?.[0].timing).toEqual({
    seconds: expect.any(Number),
    honeypot: 'https://spam.example',
  });
});

test('T-03 a reload while a listing is on its way keeps what was filled in, and the same sent again has its key', async () => {
  vi.mocked(createListing).mockImplementation(() => new Promise(() => undefined));
  await fillListing();
  await userEvent.click(agreement());
  await userEvent.click(listButton());
  await waitFor(() => expect(createListing).toHaveBeenCalledTimes(1));
  cleanup();

  vi.mocked(createListing).mockResolvedValue(undefined);
  render(<ListingPage />, { wrapper: MemoryRouter });
  await waitFor(() => expect(agreement()).toBeChecked());
  await userEvent.click(listButton());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [before, after] = vi.mocked(createListing).mock.calls.map(([call]) => call);
  expect(after?.listing).toEqual(before?.listing);
  expect(after?.idempotencyKey).toBe(before?.idempotencyKey);

  // It was accepted: the same values sent again are another listing, also after a reload.
  cleanup();
  await fillListing();
  await userEvent.click(agreement());
  await userEvent.click(listButton());
  await waitFor(() => expect(createListing).toHaveBeenCalledTimes(3));
  expect(vi.mocked(createListing).mock.calls[2]?.[0].idempotencyKey).not.toBe(before?.idempotencyKey);
});

test('T-03 a demo request too, also when it is filled in again in another order', async () => {
  vi.mocked(createDemoRequest).mockImplementation(() => new Promise(() => undefined));
  await fillDemo();
  await userEvent.click(demoButton());
  await waitFor(() => expect(createDemoRequest).toHaveBeenCalledTimes(1));
  cleanup();

  render(<DemoRequestPage />, { wrapper: MemoryRouter });
  await waitFor(() => expect(field('name')).toHaveValue('Maria Gallo'));
  await paste(field('name'), '');
  await paste(field('name'), 'Maria Gallo');
  await userEvent.click(demoButton());
  await waitFor(() => expect(createDemoRequest).toHaveBeenCalledTimes(2));
  const [before, after] = vi.mocked(createDemoRequest).mock.calls.map(([call]) => call);
  expect([after?.request, after?.idempotencyKey]).toEqual([before?.request, before?.idempotencyKey]);
});

test('T-02 what somebody else wrote into the storage is dropped', async () => {
  const stored = {
    attemptId: '__proto__',
    taken: 'x',
    filledIn: { name: { a: 1 }, restaurantType: 'nowhere', bad: 1 },
  };
  for (const attempt of [stored, { ...stored, attemptId: 'a'.repeat(32), taken: 0 }, [], 'x', 7]) {
    sessionStorage.setItem('attempt:demoRequest', JSON.stringify(attempt));
    render(<DemoRequestPage />, { wrapper: MemoryRouter });
    await userEvent.click(demoButton());
    expect(field('name')).toHaveValue('');
    expect(screen.getByText('Please select a restaurant type')).toBeVisible();
    cleanup();
  }
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}
