import type { Page } from '@playwright/test';
import emails from '#tests/support/cases/emails.json' with { type: 'json' };
import phones from '#tests/support/cases/phones.json' with { type: 'json' };
import { leadsOf } from './support/leads.ts';
import { calls, recordWrites } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import {
  consentBox,
  contactField,
  expectContactKept,
  expectQuestion,
  expectResults,
  expectStep,
  fillContact,
  heading,
  newVisitor,
  option,
  questions,
  reachContact,
  startAtContact,
  submitButton,
  toast,
} from './support/visitor.ts';

const sent = '/customer-answers/pos';

test('the consent box starts unticked, also after Back, and nothing is sent without it (L-01, D22)', async ({
  page,
}) => {
  const writes = recordWrites(page);
  await reachContact(page);
  await expect(consentBox(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, questions.priorities);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(consentBox(page)).not.toBeChecked();

  await fillContact(page, newVisitor());
  await expect(submitButton(page)).toBeEnabled();
  await consentBox(page).click();
  await expect(consentBox(page)).not.toBeChecked();
  await expect(submitButton(page)).toBeDisabled();
  await contactField(page, 'Email').press('Enter');
  await expect(page.getByText('Required')).toBeVisible();
  await expectQuestion(page, questions.contact);
  expect(writes.to(sent)).toEqual([]);
});

test('no choice of the contact step is made beforehand', async ({ page }) => {
  await startAtContact(page);
  for (const title of ['Yes', 'Maybe', 'No']) await expect(option(page, title)).not.toBeChecked();
  await expect(contactField(page, 'Timeframe')).toHaveValue('');
  await expectStep(page, 'Step 6 of 6');
});

test('blank text is no answer, and text loses its edges on the way to the lead (F-05, D20)', async ({
  page,
  product,
}) => {
  const visitor = newVisitor();
  await startAtContact(page);
  await fillContact(page, visitor);
  await expect(submitButton(page)).toBeEnabled();
  for (const [label, blank] of [
    ['Name', '   '],
    ['Name', '\u200b\u200b'],
    ['Company name', '\t'],
    ['Company name', ''],
  ] as const) {
    const field = contactField(page, label);
    await field.fill(blank);
    await field.blur();
    await expect(page.getByText('Required')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    await field.fill(`  ${label === 'Name' ? visitor.name : visitor.companyName}  `);
    await expect(submitButton(page)).toBeEnabled();
  }
  await submitButton(page).click();
  await expectResults(page);
  const [lead] = await leadsOf(product, visitor.email);
  expect(lead?.fields).toMatchObject({ name: visitor.name, companyName: visitor.companyName });
});

test('every address and number of the tables gets its verdict in the form (F-06, F-07)', async ({ page }) => {
  const visitor = newVisitor();
  await startAtContact(page);
  await fillContact(page, visitor);
  for (const [label, rows, right] of [
    ['Email', emails, visitor.email],
    ['Phone', phones, visitor.phone],
  ] as const) {
    for (const { v: value, ok } of rows.filter(isTypeable)) {
      await contactField(page, label).fill(value);
      await expect(submitButton(page), `${label} ${JSON.stringify(value)}`).toBeEnabled({ enabled: ok === true });
    }
    await contactField(page, label).fill(right);
    await expect(submitButton(page)).toBeEnabled();
  }
  await contactField(page, 'Email').fill('maria@');
  await contactField(page, 'Phone').fill('555-0142');
  await contactField(page, 'Phone').blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
});

test.describe('sending twice (F-08)', () => {
  for (const [gesture, act] of Object.entries({
    'a double click': (page: Page) => submitButton(page).dblclick(),
    'a click and Enter': async (page: Page) => {
      await submitButton(page).click();
      await page.keyboard.press('Enter');
    },
    'Enter pressed three times in a field': async (page: Page) => {
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    },
  }))
    test(`${gesture} sends and stores once while the server takes two seconds`, async ({ page, product }) => {
      const visitor = newVisitor();
      const writes = recordWrites(page);
      await page.route(calls.answers, async (route) => {
        await new Promise((waited) => setTimeout(waited, 2000));
        await route.continue();
      });
      await startAtContact(page);
      await fillContact(page, visitor);
      await contactField(page, 'Email').focus();
      await act(page);
      await expect(submitButton(page)).toHaveText('Submitting...');
      await expect(submitButton(page)).toBeDisabled();
      await expectResults(page);
      expect(writes.to(sent)).toHaveLength(1);
      expect(await leadsOf(product, visitor.email)).toHaveLength(1);
    });
});

test.describe('refused sends', () => {
  test.use({ failedRequests: 'provoked' });

  test('twenty refusals in a row leave a working form, and the next send stores one lead (X-05, F-08)', async ({
    page,
    product,
  }) => {
    const visitor = newVisitor();
    const writes = recordWrites(page);
    await page.route(calls.answers, (route) => route.fulfill({ status: 500, json: { message: 'Out of paper' } }));
    await startAtContact(page);
    await fillContact(page, visitor);
    for (let times = 1; times <= 20; times += 1) {
      await submitButton(page).click();
      await expect.poll(() => writes.to(sent).length).toBe(times);
      await expect(submitButton(page)).toBeEnabled();
      await expect(toast(page, 'alert')).toHaveText('ErrorOut of paper');
    }
    await expectContactKept(page, visitor);
    await page.unroute(calls.answers);
    await submitButton(page).dblclick();
    await expectResults(page);
    expect(writes.to(sent)).toHaveLength(21);
    expect(await leadsOf(product, visitor.email)).toHaveLength(1);
  });
});

test('Enter in an incomplete form sends nothing, and on Back it only goes back (F-09)', async ({ page }) => {
  const writes = recordWrites(page);
  await reachContact(page);
  await contactField(page, 'Name').fill('Maria Gallo');
  await contactField(page, 'Name').press('Enter');
  await fillContact(page, newVisitor());
  await contactField(page, 'Phone').fill('');
  await contactField(page, 'Email').press('Enter');
  await expectQuestion(page, questions.contact);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expectQuestion(page, questions.priorities);
  expect(writes.to(sent)).toEqual([]);
});

test.describe('autofill (F-10)', () => {
  for (const event of ['input', 'change'] as const)
    test(`values that a browser fills in with only "${event}" events are taken, kept and sent`, async ({
      page,
      product,
    }) => {
      const visitor = newVisitor();
      await startAtContact(page);
      await autofill(page, event, visitor);
      await consentBox(page).click();
      await contactField(page, 'Company name').click();
      await contactField(page, 'Phone').click();
      await expectContactKept(page, visitor);
      await expect(submitButton(page)).toBeEnabled();
      await submitButton(page).click();
      await expectResults(page);
      const [lead] = await leadsOf(product, visitor.email);
      expect(lead?.fields).toEqual({
        name: visitor.name,
        companyName: visitor.companyName,
        email: visitor.email,
        phone: visitor.phone,
        timeframe: '2-3-months',
      });
    });

  test('the fields say what belongs into them', async ({ page }) => {
    await startAtContact(page);
    for (const [label, autocomplete] of [
      ['Name', 'name'],
      ['Company name', 'organization'],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ] as const)
      await expect(contactField(page, label)).toHaveAttribute('autocomplete', autocomplete);
    await expect(heading(page)).toHaveText(questions.contact);
  });
});

/** Whether the row can be typed into a one-line field; others describe their value, or are for the server. */
function isTypeable(row: { v: string; ok: boolean | string; build?: string | undefined }): boolean {
  return row.ok !== 'either' && row.build === undefined && !/[\r\n]|repeated/.test(row.v);
}

/** Sets all fields at once, as a browser does, and fires only one kind of event. */
async function autofill(page: Page, event: 'input' | 'change', visitor: ReturnType<typeof newVisitor>): Promise<void> {
  await page.locator('form').evaluate(
    (form, { kind, values }) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.querySelector(`[name="${name}"]`);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
          throw new Error(`No field ${name}`);
        const kinds = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
        Object.getOwnPropertyDescriptor(kinds.prototype, 'value')?.set?.call(field, value);
        // A browser never fills in a select by an input event alone.
        const sent = field instanceof HTMLSelectElement ? 'change' : kind;
        field.dispatchEvent(new Event(sent, { bubbles: true }));
      }
    },
    {
      kind: event,
      values: {
        name: visitor.name,
        companyName: visitor.companyName,
        email: visitor.email,
        phone: visitor.phone,
        timeframe: '2-3-months',
      },
    },
  );
}
