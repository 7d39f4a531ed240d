import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { receiveInput } from '#src/app/carriedInput.ts';
import { earlyInput } from '#src/app/earlyInput.ts';
import { isShownHere, languagesOf } from '#src/app/languages.ts';
import { SiteLayout } from '#src/app/layout/SiteLayout.tsx';

vi.mock('virtual:site-language', () => ({
  language: 'en',
  headerWidth: 0,
  missing: { en: [], es: ['/blog/:articleId'], zh: ['/', '/quiz'] },
}));

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  document.cookie = 'language=; max-age=0; path=/';
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  reload.mockClear();
});

async function openPage(path = '/quiz') {
  window.history.replaceState({ usr: { step: 2 } }, '', `${path}?from=mail#quiz`);
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteLayout>
        <label htmlFor="name">Name</label>
        <input id="name" />
        <input id="box" type="checkbox" aria-label="Agree" />
      </SiteLayout>
    </MemoryRouter>,
  );
  return within(await screen.findByRole('contentinfo')).getByRole('combobox', { name: 'Language' });
}

describe('the switcher (D11, D44)', () => {
  test('offers each language that the page is in, by its own name', async () => {
    const offered = within(await openPage()).getAllByRole('option');
    expect(offered.map((option) => [option.textContent, option.getAttribute('lang')])).toEqual([
      ['English', 'en'],
      ['Español', 'es'],
    ]);
  });

  test('leads to the same place in the other language, which is remembered, with what was typed and the focus', async () => {
    const switcher = await openPage();
    await userEvent.type(screen.getByLabelText('Name'), 'Ana');
    await userEvent.click(screen.getByLabelText('Agree'));
    await userEvent.selectOptions(switcher, 'es');

    const { pathname, search, hash } = window.location;
    expect([pathname + search + hash, window.history.state]).toEqual(['/es/quiz?from=mail#quiz', { usr: { step: 2 } }]);
    expect(reload).toHaveBeenCalledOnce();
    expect(document.cookie).toBe('language=es');
    const early = { ...earlyInput(), typed: new Map() };
    receiveInput(early);
    // A box has to be ticked again: its words are new.
    expect([...early.typed]).toEqual([[screen.getByLabelText('Name'), 'Ana']]);
    expect(early.focused).toBe(switcher);
  });
});

test('an address is shown here unless its language or the chosen one is another', () => {
  expect([isShownHere('/quiz'), isShownHere('/es/quiz')]).toEqual([true, false]);
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  document.cookie = 'language=es; path=/';
  expect([isShownHere('/quiz'), isShownHere('/blog/1')]).toEqual([false, true]);
});

test('a page with a part in its address is in the languages of its pattern', () => {
  expect([languagesOf('/blog/1'), languagesOf('/quiz'), languagesOf('/save')]).toEqual([
    ['en', 'zh'],
    ['en', 'es'],
    ['en', 'es', 'zh'],
  ]);
});
