import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from './product.ts';
import {
  expectResults,
  fillContact,
  letTimePass,
  rankedCards,
  startAtContact,
  submitButton,
  type Visitor,
} from './visitor.ts';

/** Opens the results of a visitor who has just finished the quiz. */
export async function openResults(page: Page, visitor: Visitor): Promise<void> {
  await page.clock.install();
  await startAtContact(page);
  await fillContact(page, visitor);
  await submitButton(page).click();
  await letTimePass(page, rankedCards(page).first());
  await expectResults(page);
}

export const freeQuote = (page: Page) => page.getByRole('button', { name: 'Get Free Quote' }).first();

/** The interactions that the product has counted for a visitor, in order. */
export async function interactionsOf(product: Product, email: string): Promise<string[]> {
  const rows = await product.read((connection) =>
    connection.selectFrom('interaction').select('type').where('email', '=', email).orderBy('created_at').execute(),
  );
  return rows.map(({ type }) => type);
}

/** The booking page belongs to a third party, so it is simulated. */
export const playSchedulingPage = (context: BrowserContext) =>
  context.route('https://scheduling.tillmatch.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
  );
