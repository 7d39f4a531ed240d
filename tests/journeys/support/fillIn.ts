import type { Page } from '@playwright/test';

const TYPED: Readonly<Record<string, string>> = {
  name: 'Maria Gallo',
  companyName: 'Trattoria Gallo',
  restaurantName: 'Trattoria Gallo',
  productName: 'Trattoria Gallo',
  phone: '(512) 555-0142',
  cellPhone: '(512) 555-0142',
  website: 'https://trattoriagallo.com',
};

/** The form of the page, whatever its language: the names of its fields are the same in all. */
export async function fillIn(page: Page, email: string): Promise<void> {
  const typed = { ...TYPED, email, businessEmail: email };
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`main [name=${name}]`);
    if (await field.count()) await field.fill(text);
  }
  for (const choice of await page.locator('main form select').all()) await choice.selectOption({ index: 1 });
  const agreement = page.locator('main [type=checkbox]');
  if (await agreement.count()) await agreement.click();
  const consultation = page.locator('main [type=radio]').first();
  if (await consultation.count()) await consultation.click();
}
