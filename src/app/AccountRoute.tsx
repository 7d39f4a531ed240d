import { Suspense, useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { LoginPage } from '#src/features/session/LoginPage.tsx';
import { useSession } from '#src/features/session/Session.tsx';
import { UnsavedWork } from '#src/features/session/UnsavedWork.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { paths } from '#src/routing/paths.ts';
import { clearAdminWork, hasUnsavedWork } from '#src/storage/adminWork.ts';
import { BareLayout } from './layout/BareLayout.tsx';

/** Loaded separately, so that a browser in which nobody is signed in never requests its code. */
const BlogCms = lazyPage(
  () => import('./BlogCmsRoute.tsx'),
  (module) => module.BlogCmsRoute,
);

const Desk = lazyPage(
  () => import('./DeskRoute.tsx'),
  (module) => module.DeskRoute,
);

/**
 * Sign-in, sign-out, the desk and its CMS, all of which depend on who is signed in (spec 6). Nothing is shown until that
 * is known (D35); a visitor who may not see a page is then redirected to the right one.
 */
export function AccountRoute() {
  const { pathname } = useLocation();
  const { user, isKnown } = useSession();
  if (!isKnown) return null;
  if (matchPath(paths.login, pathname)) return user ? <Navigate to={paths.blogCms} replace /> : <Login />;
  const isLogout = matchPath(paths.logout, pathname) !== null;
  if (!user) return <Navigate to={isLogout ? paths.home : paths.login} replace />;
  if (isLogout) return <Logout />;
  return <Suspense>{matchPath(paths.blogCms, pathname) ? <BlogCms /> : <Desk />}</Suspense>;
}

function Login() {
  return (
    <BareLayout>
      <LoginPage />
    </BareLayout>
  );
}

/** Signs out, after asking for confirmation if work would be lost; the route then redirects home. */
function Logout() {
  const { send } = useSession();
  const [isMeant, setIsMeant] = useState(() => !hasUnsavedWork());
  useEffect(() => {
    if (!isMeant) return;
    clearAdminWork();
    send({ type: 'signOut.requested' });
  }, [isMeant, send]);
  if (isMeant) return null;
  return (
    <BareLayout>
      <UnsavedWork onGiveUp={() => setIsMeant(true)} />
    </BareLayout>
  );
}
