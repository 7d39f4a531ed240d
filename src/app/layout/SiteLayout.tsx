import type { ReactNode } from 'react';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

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
      <Footer onLogoPress={onLogoPress} />
    </>
  );
}
