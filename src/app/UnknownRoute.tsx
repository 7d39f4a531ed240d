import { logUnknownPath } from '#src/analytics/unknownPath.ts';
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
