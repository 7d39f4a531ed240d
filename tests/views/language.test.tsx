import * as contact from 'virtual:form/contact';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import site from '#schemas/content/site.json';
import commonTexts from '#schemas/texts/common.json';
import options from '#schemas/translations/es/options.json';
import { SiteLayout } from '#src/app/layout/SiteLayout.tsx';
import { HeroHeadline } from '#src/features/home/HeroHeadline.tsx';
import { consentWording } from '#src/features/quiz/quizForms.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { chooseLanguage, restoreLanguage } from '#src/texts/language.ts';
import { spokenLanguage } from '#src/texts/spoken.ts';
import { textOf } from '#src/texts/texts.ts';
import { withTranslation } from '#src/texts/withTranslation.ts';

afterEach(async () => {
  await act(() => chooseLanguage('en'));
  localStorage.clear();
});

async function openPage() {
  render(
    <MemoryRouter>
      <SiteLayout>
        <HeroHeadline />
      </SiteLayout>
    </MemoryRouter>,
  );
  return within(await screen.findByRole('contentinfo')).getByRole('combobox', { name: 'Language' });
}

describe('the switcher (D11)', () => {
  test('offers each language by its own name, English first', async () => {
    const switcher = await openPage();
    const offered = within(switcher).getAllByRole('option');
    expect(offered.map((option) => [option.textContent, option.getAttribute('lang')])).toEqual([
      ['English', 'en'],
      ['Español', 'es'],
      ['Français', 'fr'],
      ['中文', 'zh'],
    ]);
    expect(switcher).toHaveValue('en');
  });

  test('the page, its navigation and its language follow the choice, which is remembered', async () => {
    await userEvent.selectOptions(await openPage(), 'es');
    expect(await screen.findByRole('heading', { level: 1, name: /^Compara software TPV/ })).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cómo funciona' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('"es"');
  });

  test('the next visit speaks it from the start', async () => {
    localStorage.setItem('language', '"zh"');
    await restoreLanguage();
    expect([spokenLanguage(), document.documentElement.lang, textOf(commonTexts, 'close')]).toEqual([
      'zh',
      'zh',
      '关闭',
    ]);
  });

  test.each(['"xx"', '{"a":1}', 'not JSON'])('a stored choice of %s leaves the page in English', async (kept) => {
    localStorage.setItem('language', kept);
    await restoreLanguage();
    expect([spokenLanguage(), textOf(commonTexts, 'close')]).toEqual(['en', 'Close']);
  });
});

test('a text that a language lacks is English, and one that English lacks is its key (spec 1)', async () => {
  await chooseLanguage('fr');
  expect([
    textOf(commonTexts, 'close'),
    textOf(commonTexts, 'error.unreachable'),
    // @ts-expect-error a key that English lacks does not compile
    textOf(commonTexts, 'error.nothing'),
  ]).toEqual(['Fermer', 'We could not reach our server. Please check your connection and try again.', 'error.nothing']);
});

describe('a form in another language', () => {
  const show = () =>
    render(<SchemaForm id="form" form={contact} values={{}} onChange={() => undefined} onSubmit={() => undefined} />);

  test('has its titles, options and messages in it, and still its English values', async () => {
    show();
    await act(() => chooseLanguage('es'));
    const timeframe = screen.getByLabelText(/^Plazo/);
    expect(
      within(timeframe)
        .getAllByRole('option')
        .map((option) => [option.getAttribute('value'), option.textContent]),
    ).toEqual([['', 'Elige un plazo'], ...Object.entries(options.timeframe)]);
    await userEvent.click(screen.getByLabelText(/^Correo electrónico/));
    await userEvent.tab();
    expect(screen.getByText('Obligatorio')).toBeVisible();
  });

  test('the consent that is stored is the sentence that was shown (D22)', async () => {
    expect(consentWording().text).toBe(contact.schema.properties.agreeToComms?.title);
    await chooseLanguage('es');
    expect(consentWording()).toEqual({
      text: 'Acepto recibir comunicaciones sobre mis resultados. Puedo darme de baja en cualquier momento.',
      version: '2025-07',
    });
  });
});

describe('withTranslation', () => {
  test('puts texts in their places, entries of lists by id, slug or position', () => {
    const english = {
      title: 'One',
      links: [
        { id: 'a', to: '/a', title: 'A' },
        { id: 'b', to: '/b', title: 'B' },
      ],
      systems: [{ slug: 'toast', name: 'Toast' }],
      lines: ['first', 'second'],
      count: 3,
    };
    const translation = {
      title: 'Uno',
      links: { b: { title: 'Be' } },
      systems: { toast: { name: 'Tostada' } },
      lines: { 1: 'segundo' },
      count: 'cuatro',
    };
    expect(withTranslation(english, translation)).toEqual({
      title: 'Uno',
      links: [
        { id: 'a', to: '/a', title: 'A' },
        { id: 'b', to: '/b', title: 'Be' },
      ],
      systems: [{ slug: 'toast', name: 'Tostada' }],
      lines: ['first', 'segundo'],
      count: 3,
    });
  });

  test('is the document itself where there is none', () => {
    expect(withTranslation(site, undefined)).toBe(site);
  });
});
