import * as contact from 'virtual:form/contact';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { HomePage, heroes } from '#src/features/home/HomePage.tsx';
import { homeVariants } from '#src/features/home/homeVariants.ts';
import type { FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';

const fault = { isOn: false };

function Brittle() {
  if (fault.isOn) throw new Error('a part that cannot be drawn');
  return <p>A part</p>;
}

beforeEach(() => {
  fault.isOn = false;
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that fails leaves the page, and is there again when tried again', async () => {
  fault.isOn = true;
  render(
    <main>
      <h1>The page</h1>
      <PartBoundary>
        <Brittle />
      </PartBoundary>
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  fault.isOn = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('A part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that fails once more says to reload the page', async () => {
  fault.isOn = true;
  render(
    <PartBoundary>
      <Brittle />
    </PartBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
});

test('a first screen that fails leaves the sections of its page', async () => {
  const [variant] = homeVariants;
  if (!variant) throw new Error('There is no start page');
  const shown = heroes[variant.hero];
  Object.assign(heroes, { [variant.hero]: Brittle });
  fault.isOn = true;
  render(<HomePage variant={variant} onStartQuiz={() => undefined} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  Object.assign(heroes, { [variant.hero]: shown });
});

type NameProps = { value?: unknown; onChange: (value: string) => void };

function BrittleName({ value, onChange }: NameProps) {
  if (fault.isOn) throw new Error('a field that cannot be drawn');
  return <input aria-label="Name" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
}

const brittleForm = { ...contact, uiSchema: { ...contact.uiSchema, name: { 'ui:widget': 'brittle' } } };

/** Holds the values of the form, as a machine does. */
function Page() {
  const [values, setValues] = useState<FormValues>({});
  return (
    <>
      <h1>The page</h1>
      <SchemaForm
        id="form"
        form={brittleForm}
        values={values}
        widgets={{ brittle: BrittleName }}
        onChange={setValues}
        onSubmit={() => undefined}
      />
    </>
  );
}

test('BL-01 a form that fails keeps what was typed, and offers it again', async () => {
  const page = userEvent.setup();
  render(<Page />);
  await page.type(screen.getByLabelText(/^Email/), 'maria@example.com');
  await page.type(screen.getByLabelText('Name'), 'Maria');
  fault.isOn = true;
  // Only the key at which the form fails has not reached the values.
  await page.type(screen.getByLabelText('Name'), '!');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
  fault.isOn = false;
  await page.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Maria');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com');
});
