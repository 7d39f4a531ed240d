import { ListingPage } from '#src/features/listing/ListingPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';

export function ListingRoute() {
  return (
    <SiteLayout>
      <ListingPage />
    </SiteLayout>
  );
}
