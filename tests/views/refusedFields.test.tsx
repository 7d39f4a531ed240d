import * as contactForm from 'virtual:form/contact';
import * as form from 'virtual:form/every-control';
import * as login from 'virtual:form/login';
import * as quiz from 'virtual:quiz/every-control';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { refusedContact } from '#src/api/refusedFields.ts';
import { SubscribeBox } from '#src/features/blog/SubscribeBox.tsx';
import { BusinessFields } from '#src/features/comparison/pricing/BusinessFields.tsx';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { PasswordInput } from '#src/forms/widgets/PasswordInput.tsx';
import { ContactStep } from '#src/questions/ContactStep.tsx';
import { questionForm } from '#src/questions/quizDefinition.ts';
import { contact } from '#tests/support/quizVisit.ts';

// A refused field says so to visitors who cannot see its colour, and names the reason; an accepted one says nothing.

type RefusedProps = {
  definition: FormDefinition;
  values?: FormValues;
  widgets?: { PasswordWidget: typeof PasswordInput };
};

async function refuse({ definition, values = {}, widgets }: RefusedProps) {
  render(
    <>
      <h1 id="question">The question</h1>
      <SchemaForm
        id="form"
        form={definition}
        values={values}
        headingId="question"
        onChange={() => undefined}
        onSubmit={() => undefined}
        {...(widgets && { widgets })}
      />
    </>,
  );
  const before = states();
  await act(async () => fireEvent.submit(document.getElementById('form') as HTMLElement));
  return { before, after: states() };
}

/** Every control that is typed into, chosen from or ticked, without the options of a choice. */
const controls = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[id^=root_], select[id^=root_], textarea[id^=root_]')].filter(
    ({ type }) => type !== 'radio',
  );

const states = () =>
  Object.fromEntries(
    controls().map((control) => [control.getAttribute('name'), control.getAttribute('aria-invalid') === 'true']),
  );

test('every control of a form is marked and described once it is refused, and an optional one is not', async () => {
  const { before, after } = await refuse({ definition: form });
  const names = Object.keys(after);
  expect(Object.values(before).every((isInvalid) => !isInvalid)).toBe(true);
  expect(after).toEqual(Object.fromEntries(names.map((name) => [name, !name.startsWith('optional')])));
  for (const control of controls()) {
    const name = control.getAttribute('name') ?? '';
    const isRefused = !name.startsWith('optional');
    if (isRefused) expect(control).toHaveAccessibleDescription(new RegExp(`^Refused ${name}\\s*$`));
    else expect(control.getAttribute('aria-describedby')).toBeNull();
  }
  // Otherwise a kind of control would be left out.
  expect(new Set(controls().map(({ tagName }) => tagName))).toEqual(new Set(['INPUT', 'SELECT', 'TEXTAREA']));
});

const typed = Object.entries(quiz.schema.properties).filter(
  ([name, { type }]) => type === 'string' && !(name in quiz.options),
);

test.each(typed)('the question %s is marked and described once its answer is refused', async (name) => {
  const { before, after } = await refuse({ definition: questionForm(quiz, name) });
  expect([before, after]).toEqual([{ [name]: false }, { [name]: true }]);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringMatching(/\S/));
});

test('so are both fields of an account', async () => {
  const { before, after } = await refuse({ definition: login, widgets: { PasswordWidget: PasswordInput } });
  expect([before, after]).toEqual([
    { email: false, password: false },
    { email: true, password: true },
  ]);
  for (const control of controls()) expect(control).toHaveAccessibleDescription(/^(?:Email|Password) /);
});

test('so is the address of the newsletter', async () => {
  render(<SubscribeBox />, { wrapper: MemoryRouter });
  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(field, 'chef@');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field, 'b');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('so is each figure of the 36-month total by itself', () => {
  const texts = { monthlyVolume: '50,000', locations: '1', averageOrder: '35', terminalsPerLocation: '1' };
  for (const wrong of Object.keys(texts)) {
    const { unmount } = render(<BusinessFields texts={{ ...texts, [wrong]: 'many' }} onChange={() => undefined} />);
    const invalid = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect([wrong, invalid.length]).toEqual([wrong, 1]);
    expect(invalid[0]).toHaveAccessibleDescription(expect.stringMatching(/^(?:Enter|Please)/));
    unmount();
  }
});

test('what only the server refuses of a contact step is shown at its field, until it is changed', () => {
  const sent = contact();
  const refusal = { error: new ApiError('', { errors: { company_name: ['Not this name.'] } }), contact: sent };
  const step = (typed: typeof sent) => (
    <ContactStep
      id="contact"
      form={contactForm}
      contact={typed}
      refusal={refusal}
      refused={refusedContact(contactForm.schema, refusal, typed)}
      send={() => undefined}
      onBack={() => undefined}
      submitText="Send"
    />
  );
  const { rerender } = render(step(sent));
  const company = screen.getByRole('textbox', { name: /Company|Business/ });
  expect(company).toHaveAccessibleDescription(/^Not this name\./);
  expect(company).toHaveFocus();
  expect(Object.values(states()).filter(Boolean)).toEqual([true]);
  rerender(step({ ...sent, companyName: 'Another name' }));
  expect(Object.values(states()).filter(Boolean)).toEqual([]);
});
