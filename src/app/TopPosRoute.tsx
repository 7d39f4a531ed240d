import { TopPosPage } from '#src/features/topPos/TopPosPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';

export function TopPosRoute() {
  return (
    <SiteLayout>
      <TopPosPage />
    </SiteLayout>
  );
}
