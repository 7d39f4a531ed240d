import type { Page } from '@playwright/test';

/** Does what a password manager does: puts an element of its own beside each field, from before hydration on. */
export const markFieldsOf = async (page: Page): Promise<void> => void (await page.addInitScript(markFields));

/** Runs in the page. */
function markFields(): void {
  const fields = 'input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea';
  const mark = () => {
    for (const field of document.querySelectorAll(fields)) {
      if (field.nextElementSibling?.matches('[data-password-icon]')) continue;
      const icon = document.createElement('div');
      icon.dataset.passwordIcon = '';
      icon.style.setProperty('display', 'none');
      field.after(icon);
    }
  };
  const start = () => {
    mark();
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  };
  // Extensions run after everything the page itself does on DOMContentLoaded.
  document.addEventListener('DOMContentLoaded', () => addEventListener('DOMContentLoaded', start, { once: true }));
}
