import { render, screen } from '@testing-library/react';
import { createRoutesFromChildren, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PAGES_OF_CODE } from '#checks/content/checkRoutes.ts';
import { contentPages } from '#src/app/contentPages.ts';
import { OtherRoutes } from '#src/app/OtherRoutes.tsx';

test.each(Object.keys(contentPages))('the document %s is a page at the address of its name', async (name) => {
  const page = await contentPages[name]?.();
  render(
    <MemoryRouter initialEntries={[`/${name}`]}>
      <OtherRoutes />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: page?.title ?? '' })).toBeVisible();
});

test('the check knows every page that is made in code, and no other', () => {
  const routes = createRoutesFromChildren(OtherRoutes().props.children);
  const paths = routes.flatMap(({ path = '' }) => {
    // An optional part makes two addresses.
    const whole = path.replace('?', '');
    return whole === path ? [path] : [whole.slice(0, whole.lastIndexOf('/')), whole];
  });
  const texts = Object.keys(contentPages).map((name) => `/${name}`);
  expect(paths.filter((path) => path !== '*' && !texts.includes(path)).sort()).toEqual([...PAGES_OF_CODE].sort());
});
