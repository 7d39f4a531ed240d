import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { areasOf, type DeskArea } from '#domain/desk/deskRole.ts';
import deskTexts from '#schemas/texts/desk.json';
import { ApiError } from '#src/api/apiError.ts';
import { pathOfArea, useMe } from '#src/features/desk/DeskNavigation.tsx';
import { Loaded } from '#src/features/desk/Loaded.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { CmsLayout } from './layout/CmsLayout.tsx';
import { OwnQueryProvider } from './QueryProvider.tsx';
import { useAskAgain } from './useAskAgain.ts';

const LeadsPage = lazyPage(
  () => import('#src/features/desk/LeadsPage.tsx'),
  (module) => module.LeadsPage,
);
const LeadPage = lazyPage(
  () => import('#src/features/desk/LeadPage.tsx'),
  (module) => module.LeadPage,
);
const FunnelPage = lazyPage(
  () => import('#src/features/desk/FunnelPage.tsx'),
  (module) => module.FunnelPage,
);
const MessagesPage = lazyPage(
  () => import('#src/features/desk/MessagesPage.tsx'),
  (module) => module.MessagesPage,
);
const DeskAccountPage = lazyPage(
  () => import('#src/features/desk/DeskAccountPage.tsx'),
  (module) => module.DeskAccountPage,
);

/** The pages of the signed-in person (D39); the data they have read is discarded with them. */
export function DeskRoute() {
  return (
    <OwnQueryProvider>
      <WatchSession>
        <CmsLayout>
          <Suspense>
            <DeskPageOf />
          </Suspense>
        </CmsLayout>
      </WatchSession>
    </OwnQueryProvider>
  );
}

function DeskPageOf() {
  const text = useTexts(deskTexts);
  const { pathname } = useLocation();
  const me = useMe();
  const askAgain = useAskAgain();
  const leadId = matchPath('/desk/leads/:leadId', pathname)?.params.leadId;
  const area = areaOf(pathname);
  return (
    <Loaded query={me}>
      {({ role }) => {
        const areas = areasOf(role);
        if (area === undefined) return <Navigate to={pathOfArea[areas[0] ?? 'account']} replace />;
        if (!areas.includes(area))
          return (
            <PageContainer>
              <EmptyState heading="h1" title={text('notYours')} text={text('notYoursText')} />
            </PageContainer>
          );
        if (leadId !== undefined) return <LeadPage key={leadId} leadId={leadId} />;
        if (area === 'leads') return <LeadsPage />;
        if (area === 'funnel') return <FunnelPage />;
        return area === 'messages' ? <MessagesPage /> : <DeskAccountPage onSignedOut={askAgain} />;
      }}
    </Loaded>
  );
}

const AREAS: readonly DeskArea[] = ['leads', 'funnel', 'messages', 'account'];
const areaOf = (pathname: string): DeskArea | undefined =>
  AREAS.find((area) => matchPath({ path: pathOfArea[area], end: area !== 'leads' }, pathname) !== null);

/** A session may end while the desk is open: the sign-in is shown as soon as the server reports it. */
function WatchSession({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const askAgain = useAskAgain();
  useEffect(() => {
    const ask = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) askAgain();
    };
    const stops = [
      client.getQueryCache().subscribe(({ query }) => ask(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => ask(mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, askAgain]);
  return children;
}
