import type { ReactNode } from 'react';
import shareTexts from '#schemas/texts/share.json';
import { QuickActions } from '#src/features/comparison/actions/QuickActions.tsx';
import { ShareButton } from '#src/features/share/ShareButton.tsx';
import { useShare } from '#src/features/share/useShare.ts';
import { paths } from '#src/routing/paths.ts';
import { siteAddress } from '#src/texts/siteAddress.ts';
import { useTexts } from '#src/texts/texts.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import type { ResultsState } from './navigationState.ts';
import { ResultActionsProvider } from './ResultActionsProvider.tsx';

type ComparisonLayoutProps = {
  /** Undefined at `/comparison` itself, which is shared under its own address. */
  customerId: string | undefined;
  results: ResultsState | undefined;
  children: ReactNode;
};

/** The frame of a comparison: Share in the header, a bar at the bottom on phones, and the actions on results. */
export function ComparisonLayout({ customerId, results, children }: ComparisonLayoutProps) {
  const text = useTexts(shareTexts);
  const handOn = useShare();
  const isShared = customerId !== undefined;
  // Without query and hash: the id alone says what is shown, and reveals nothing about the visitor who shares it (D31).
  const share = () =>
    isShared &&
    handOn({
      title: text('title'),
      url: new URL(siteAddress(paths.comparisonOf(customerId)), window.location.href).href,
    });
  return (
    <SiteLayout actions={isShared && <ShareButton onShare={share} />}>
      <ResultActionsProvider results={results} comparisonId={customerId}>
        {children}
        {isShared && <QuickActions onShare={share} />}
      </ResultActionsProvider>
    </SiteLayout>
  );
}
