import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PAGES_OF_CODE } from '#checks/content/checkRoutes.ts';
import { contentPages } from '#src/app/contentPages.ts';
import { preparePage, siteRoutes } from '#src/app/siteRoutes.tsx';
import { TextRoute } from '#src/app/TextRoute.tsx';

test.each(Object.keys(contentPages))('the document %s is a page at the address of its name', async (name) => {
  const page = await contentPages[name]?.();
  await preparePage({ pathname: `/${name}`, hash: '' });
  render(
    <MemoryRouter initialEntries={[`/${name}`]}>
      <TextRoute />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: page?.title ?? '' })).toBeVisible();
});

test('the check knows every page that is made in code, and no other', () => {
  const madeInCode = siteRoutes.filter(({ page }) => !['Home', 'Text', 'Unknown'].includes(page));
  expect(madeInCode.map(({ path }) => path).sort()).toEqual([...PAGES_OF_CODE].sort());
});
