import { reportUnknownPath } from '#src/api/unknownPaths.ts';
import { pathHere } from './languages.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Any address without a page: the 404 page, and the path is logged (spec 2). */
export function UnknownRoute() {
  return (
    <SiteLayout>
      <NotFoundPage onUnknownPath={logUnknownPath} />
    </SiteLayout>
  );
}

/** The address the page was opened at, which the server has logged with its 404. */
const openedAt = typeof window === 'undefined' ? undefined : pathHere();

function logUnknownPath(path: string): void {
  if (path !== openedAt) void reportUnknownPath(path);
}
