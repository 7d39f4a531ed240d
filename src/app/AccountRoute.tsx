import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoginPage } from '#src/features/session/LoginPage.tsx';
import { useSession } from '#src/features/session/Session.tsx';
import { paths } from '#src/routing/paths.ts';
import { clearAdminWork } from '#src/storage/adminWork.ts';
import { BareLayout } from './layout/BareLayout.tsx';

/** Loaded apart, so that visitors never load its code. */
const BlogCmsRoute = lazy(async () => ({ default: (await import('./BlogCmsRoute.tsx')).BlogCmsRoute }));

/** The pages that depend on the user (spec 6). A user without access is redirected. */
export function AccountRoute({ page }: { page: 'login' | 'logout' | 'blogCms' }) {
  const { user } = useSession();
  if (page === 'login') return user ? <Navigate to={paths.blogCms} replace /> : <Login />;
  if (!user) return <Navigate to={page === 'blogCms' ? paths.login : paths.home} replace />;
  if (page === 'logout') return <Logout />;
  return (
    <Suspense>
      <BlogCmsRoute />
    </Suspense>
  );
}

function Login() {
  return (
    <BareLayout>
      <LoginPage />
    </BareLayout>
  );
}

/** Signs out; the route then redirects home. */
function Logout() {
  const { send } = useSession();
  useEffect(() => {
    clearAdminWork();
    send({ type: 'signOut.requested' });
  }, [send]);
  return null;
}
