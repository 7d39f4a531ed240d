import type { Locator, Page } from '@playwright/test';
import { consentBox, contactField, option, tabTo, type Visitor } from './visitor.ts';

/** A way to use the page; each has the same actions. */
export type Hand = {
  press: (page: Page, control: Locator) => Promise<void>;
  /** Answers a single choice. */
  answer: (page: Page, title: string) => Promise<void>;
  tick: (page: Page, title: string) => Promise<void>;
  fillContact: (page: Page, visitor: Visitor, consultation: string) => Promise<void>;
};

export const mouse: Hand = {
  press: (_page, control) => control.click(),
  answer: (page, title) => option(page, title).click(),
  tick: (page, title) => option(page, title).click(),
  async fillContact(page, { name, companyName, email, phone, timeframe }, consultation) {
    const type = async (field: Locator, text: string) => {
      await field.click();
      await page.keyboard.type(text);
    };
    await type(contactField(page, 'Name'), name);
    await type(contactField(page, 'Company name'), companyName);
    await type(contactField(page, 'Email'), email);
    await type(contactField(page, 'Phone'), phone);
    await contactField(page, 'Timeframe').selectOption(timeframe);
    await option(page, consultation).click();
    await consentBox(page).click();
  },
};

/** Tab, arrows, Space and Enter alone. */
export const keyboard: Hand = {
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
  async answer(page, title) {
    await tabToGroup(page);
    await arrowTo(page, option(page, title), 'ArrowDown');
    await page.keyboard.press('Enter');
  },
  async tick(page, title) {
    await tabTo(page, option(page, title));
    await page.keyboard.press('Space');
  },
  async fillContact(page, { name, companyName, email, phone, timeframe }, consultation) {
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    await type(contactField(page, 'Name'), name);
    await type(contactField(page, 'Company name'), companyName);
    await type(contactField(page, 'Email'), email);
    await type(contactField(page, 'Phone'), phone);
    await type(contactField(page, 'Timeframe'), timeframe);
    await tabToGroup(page);
    await page.keyboard.press('Space');
    await arrowTo(page, option(page, consultation), 'ArrowRight');
    await tabTo(page, consentBox(page));
    await page.keyboard.press('Space');
  },
};

/** A group of radios is one stop of the Tab key. */
const tabToGroup = (page: Page) => tabTo(page, page.locator('input[type=radio]:focus'));

async function arrowTo(page: Page, control: Locator, arrow: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`${control} was not reached with ${arrow}`);
}
