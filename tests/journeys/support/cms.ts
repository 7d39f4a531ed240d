import type { BrowserContext, Page } from '@playwright/test';
import { hashPassword } from '#server/auth/passwordHash.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';
import { heading } from './visitor.ts';

export const admin = { email: 'admin@tillmatch.example', password: 'correct horse' };
export const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

let isAdded = false;

/** An account for the journeys of this process, which share a product. */
export async function addAdmin(product: Product): Promise<void> {
  if (isAdded) return;
  isAdded = true;
  await product.read(async (connection) =>
    createAdminRepository(connection).add(admin.email, await hashPassword(admin.password), new Date()),
  );
}

/** Signed in once, because attempts are counted (V-01). */
let signedIn: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

export async function typeCredentials(page: Page, password = admin.password): Promise<void> {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function openCms(page: Page, { url }: Product): Promise<void> {
  if (signedIn) await page.context().addCookies(signedIn);
  await page.goto('/blog-cms');
  if (!signedIn) {
    await typeCredentials(page);
    await expect(heading(page)).toHaveText('Blog CMS');
    signedIn = await page.context().cookies(url);
  }
  await expect(heading(page)).toHaveText('Blog CMS');
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const rows = (page: Page) => page.locator('tbody tr');
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
