import { routes } from 'virtual:routes';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { lazyPage } from '#src/loading/lazyPage.tsx';

/** The address at which a page is opened. */
export type Visit = { pathname: string; hash: string; params: Readonly<Record<string, string | undefined>> };

/** What a page's module may export beside its component: a function that loads everything else the page shows first. */
type PageModule = { prepare?: (visit: Visit) => Promise<unknown> };

const UNKNOWN = 'Unknown';
const modules = import.meta.glob<PageModule>('./*Route.tsx');
const pages = new Map([...routes.map(({ page }) => page), UNKNOWN].map((page) => [page, pageOf(page)]));

function pageOf(page: string) {
  const load = modules[`./${page}Route.tsx`];
  if (!load) throw new Error(`routes.json names the page "${page}", and there is no src/app/${page}Route.tsx`);
  // The cast holds because each of these modules exports its page by its own name.
  const pick = (module: PageModule) => (module as Record<string, ComponentType>)[`${page}Route`] as ComponentType;
  return lazyPage(load, pick);
}

/** Every address of the site with its page, from routes.json; the last is the page for all other addresses. */
export const siteRoutes = [...routes, { path: '*', page: UNKNOWN }].map(({ path, page }) => {
  const Page = pages.get(page);
  if (!Page) throw new Error(`The page "${page}" was not made`);
  return { path, page, Page };
});

/** Loads what the page at an address shows first, so that it can be rendered in one pass. */
export async function preparePage({ pathname, hash }: { pathname: string; hash: string }): Promise<void> {
  for (const { route, params } of matchRoutes(siteRoutes, pathname) ?? []) {
    const { prepare } = await route.Page.preload();
    await prepare?.({ pathname, hash, params });
  }
}

/** The function that imports the page at an address. */
export const importOf = (pathname: string) => matchRoutes(siteRoutes, pathname)?.[0]?.route.Page.load;
