import { lazy, type ReactNode, Suspense } from 'react';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));

type SiteLayoutProps = {
  children: ReactNode;
  announced?: boolean;
  onLogoPress?: () => void;
  actions?: ReactNode;
};

export function SiteLayout({ children, announced = false, onLogoPress, actions }: SiteLayoutProps) {
  const main = useFocusOnArrival();
  return (
    <>
      <SkipLink />
      {announced && <AnnouncementBar />}
      <Header onLogoPress={onLogoPress} actions={actions} />
      <main id={MAIN_ID} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Suspense>
        <Footer onLogoPress={onLogoPress} />
      </Suspense>
    </>
  );
}
