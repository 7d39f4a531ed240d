import { DemoRequestPage } from '#src/features/demoRequest/DemoRequestPage.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';

export function DemoRequestRoute() {
  return (
    <SiteLayout>
      <DemoRequestPage />
    </SiteLayout>
  );
}
