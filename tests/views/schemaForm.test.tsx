import * as contact from 'virtual:form/contact';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';

type PageProps = {
  initial: FormValues;
  busy: boolean;
  onValues: (values: FormValues) => void;
  onSubmit: (values: FormValues) => void;
};

/** The contact form with its values held outside, as the machine holds them. */
function Page({ initial, busy, onValues, onSubmit }: PageProps) {
  const [values, setValues] = useState(initial);
  const change = (next: FormValues) => {
    setValues(next);
    onValues(next);
  };
  return <SchemaForm id="form" form={contact} values={values} busy={busy} onChange={change} onSubmit={onSubmit} />;
}

function openForm(initial: FormValues = {}, busy = false) {
  const onSubmit = vi.fn();
  const shown: { values: FormValues } = { values: initial };
  const onValues = (values: FormValues) => {
    shown.values = values;
  };
  render(<Page initial={initial} busy={busy} onValues={onValues} onSubmit={onSubmit} />);
  return { onSubmit, shown };
}

const field = (label: RegExp) => screen.getByLabelText(label);
const send = () => act(async () => fireEvent.submit(document.getElementById('form') as HTMLElement));

const complete = {
  name: ' Maria Gallo ',
  companyName: 'Trattoria Gallo',
  email: ' maria@example.com',
  phone: '(512) 555-0142',
  timeframe: '1-month',
  agreeToComms: true,
};

test('L-01, D22: the consent box starts unticked, and nothing is answered before the visitor answers', () => {
  const { shown } = openForm();
  expect(field(/I agree to receive communications/)).not.toBeChecked();
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  expect(shown.values).toEqual({});
});

test('ticking and unticking the box leaves no answer behind', async () => {
  const { shown } = openForm();
  await userEvent.click(field(/I agree/));
  expect(shown.values).toEqual({ agreeToComms: true });
  await userEvent.click(field(/I agree/));
  expect(shown.values.agreeToComms).toBeUndefined();
});

test('every field tells the browser what belongs into it', () => {
  openForm();
  const attributes = [/^Name/, /^Company name/, /^Email/, /^Phone/].map((label) => {
    const input = field(label);
    return [input.getAttribute('autocomplete'), input.getAttribute('type')];
  });
  expect(attributes).toEqual([
    ['name', 'text'],
    ['organization', 'text'],
    ['email', 'email'],
    ['tel', 'tel'],
  ]);
});

describe('errors', () => {
  test('show under their field, in our words, once it has been left', async () => {
    openForm();
    const email = field(/^Email/);
    await userEvent.type(email, 'maria@');
    expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(email, 'example.com');
    expect(email).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('F-05: blank and invisible text is none', async () => {
    openForm({ name: '\u200B\u200B', companyName: '\t' });
    fireEvent.blur(field(/^Name/));
    fireEvent.blur(field(/^Company name/));
    expect(field(/^Name/)).toHaveAccessibleDescription('Required');
    expect(field(/^Company name/)).toHaveAccessibleDescription('Required');
  });

  test.each([
    [/^Name/, 'a'.repeat(121), 'Please enter at most 120 characters'],
    [/^Email/, `${'a'.repeat(60)}@${'b.'.repeat(100)}com`, 'Please enter at most 254 characters'],
    [/^Phone/, '5'.repeat(54), 'Please enter at most 40 characters'],
  ])('BL-48: a text too long for %s is refused for that', (label, typed, words) => {
    openForm();
    fireEvent.change(field(label), { target: { value: typed } });
    fireEvent.blur(field(label));
    expect(field(label)).toHaveAccessibleDescription(words);
  });

  test('BL-15: wait while a pointer is pressed', async () => {
    openForm({ phone: '555-0134' });
    const phone = field(/^Phone/);
    const user = userEvent.setup();
    await user.click(phone);
    await user.pointer({ keys: '[MouseLeft>]', target: field(/I agree/) });
    expect(phone).not.toHaveFocus();
    expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: field(/I agree/) });
    expect(field(/I agree/)).toBeChecked();
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Please enter a valid phone number'));
  });

  test('F-09: sending an incomplete form sends nothing and says all that is missing', async () => {
    const { onSubmit } = openForm({ ...complete, phone: '----------', agreeToComms: undefined });
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field(/^Phone/)).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(field(/I agree/)).toHaveAccessibleDescription('Required');
  });
});

test('a complete form is handed over as it was typed, with how long that took', async () => {
  const { onSubmit } = openForm(complete);
  await send();
  expect(onSubmit.mock.calls).toEqual([[complete, { seconds: expect.any(Number) }]]);
});

test('while it is busy nothing can be changed', () => {
  openForm(complete, true);
  expect(screen.getAllByRole('textbox').every((input) => (input as HTMLInputElement).disabled)).toBe(true);
});

describe('F-10: a browser fills in', () => {
  const fill = (label: RegExp, value: string, type: 'input' | 'change') => {
    const input = field(label) as HTMLInputElement;
    // Like autofill: past React, through the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    fireEvent(input, new Event(type, { bubbles: true }));
  };
  test.each(['input', 'change'] as const)('with only %s events', (type) => {
    const { shown } = openForm();
    fill(/^Name/, 'Maria Gallo', type);
    fill(/^Email/, 'maria@example.com', type);
    fill(/^Phone/, '5125550142', type);
    fireEvent.focus(field(/^Name/));
    fireEvent.blur(field(/^Name/));
    expect(shown.values).toEqual({ name: 'Maria Gallo', email: 'maria@example.com', phone: '5125550142' });
    expect(field(/^Name/)).toHaveValue('Maria Gallo');
  });
});

test('a cleared field is no answer, not an empty one', async () => {
  const { shown } = openForm({ name: 'M' });
  await userEvent.clear(field(/^Name/));
  expect(shown.values.name).toBeUndefined();
});
