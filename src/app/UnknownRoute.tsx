import { reportUnknownPath } from '#src/api/unknownPaths.ts';
import { pathHere } from './languages.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Any unknown address: the 404 page, and the path is logged (spec 2). */
export function UnknownRoute() {
  return (
    <SiteLayout>
      <NotFoundPage onUnknownPath={logUnknownPath} />
    </SiteLayout>
  );
}

/** The address at which the app was opened: the server has already logged it with its 404. */
const openedAt = typeof window === 'undefined' ? undefined : pathHere();

function logUnknownPath(path: string): void {
  if (path !== openedAt) void reportUnknownPath(path);
}
