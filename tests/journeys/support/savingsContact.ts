import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { heading, option } from './visitor.ts';

const amounts = { volume: '50,000', order: '35', rate: '2.9' };

let stored: string | undefined;

/** Opens the contact step of the savings quiz, as after a reload there (D16). The first call of a run answers the quiz. */
export async function startAtSavingsContact(page: Page): Promise<void> {
  if (stored === undefined) {
    await answerSavingsQuiz(page);
    stored = await page.evaluate(() => sessionStorage.getItem('savings') ?? '');
    return;
  }
  await page.goto('/favicon.svg');
  await page.evaluate((quiz) => sessionStorage.setItem('savings', quiz), stored);
  await page.goto('/save#quiz');
  await expect(page.locator('main [name=companyName]')).toBeVisible();
}

async function answerSavingsQuiz(page: Page): Promise<void> {
  await page.goto('/save');
  await page.getByLabel(/^Current POS/).selectOption({ label: 'Square' });
  await page.getByRole('button', { name: 'Start Savings Calculator' }).click();
  for (const amount of Object.values(amounts)) await enter(page, amount);
  await option(page, '$0.10').click();
  await enter(page, '300');
  await expect(heading(page)).toHaveText('Get Your Personalized Savings Report');
}

async function enter(page: Page, amount: string): Promise<void> {
  const question = await heading(page).textContent();
  await page.locator('main').getByRole('textbox').fill(amount);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).not.toHaveText(question ?? '');
}
