import type { Page } from '@playwright/test';
import { leadBody } from '#tests/support/leadBody.ts';
import { newVisitor } from './visitor.ts';

/** Stores a comparison as a visitor's quiz does, and returns its id. */
export async function storeComparison(page: Page): Promise<string> {
  await page.request.get('/sanctum/csrf-cookie');
  const { cookies } = await page.request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/restaurant-pos/customer-answers/pos', {
    data: leadBody({ email: newVisitor().email }),
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  });
  const { data } = (await answer.json()) as { data: { comparison_id: string } };
  return data.comparison_id;
}
