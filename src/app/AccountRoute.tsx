import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LoginPage } from '#src/features/session/LoginPage.tsx';
import { useSession } from '#src/features/session/Session.tsx';
import { paths } from '#src/routing/paths.ts';
import { clearAdminWork } from '#src/storage/adminWork.ts';
import { BareLayout } from './layout/BareLayout.tsx';

/** Apart from this file, so that a browser in which nobody is signed in never asks for its code. */
const BlogCmsRoute = lazy(async () => ({ default: (await import('./BlogCmsRoute.tsx')).BlogCmsRoute }));

/** The pages that depend on who is there (spec 6): whoever may not see one is led to the one for them. */
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

/** Signs out; with nobody signed in the route itself then leads home. */
function Logout() {
  const { send } = useSession();
  useEffect(() => {
    clearAdminWork();
    send({ type: 'signOut.requested' });
  }, [send]);
  return null;
}
