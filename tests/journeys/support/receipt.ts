import type { Locator, Page } from '@playwright/test';

/** The values of a receipt by their labels. */
export const rows = (check: Locator) =>
  check
    .locator('dl > div')
    .evaluateAll((entries) =>
      Object.fromEntries(
        entries.map((entry) => [entry.querySelector('dt')?.textContent, entry.querySelector('dd')?.textContent]),
      ),
    );

export const check = (page: Page, title: string) =>
  page.locator('.receipt-paper').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
