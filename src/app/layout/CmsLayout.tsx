import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { DeskNavigation } from '#src/features/desk/DeskNavigation.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { paths } from '#src/routing/paths.ts';
import { hasUnsavedWork } from '#src/storage/adminWork.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { HeaderActions, HeaderGround, HeaderRow } from './HeaderBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const Footer = lazyPage(
  () => import('./Footer.tsx'),
  (module) => module.Footer,
);

/** The frame of an administrator's pages, with a link to the site and the sign-out. */
export function CmsLayout({ children }: { children: ReactNode }) {
  const text = useTexts(blogCmsTexts);
  const navigate = useNavigate();
  const main = useFocusOnArrival();
  useAskBeforeClosing();
  return (
    <>
      <SkipLink />
      <HeaderGround data-solid>
        <HeaderRow>
          <LogoLink />
          <HeaderActions>
            <SiteLink to={paths.home}>{text('site')}</SiteLink>
            <Button look="secondary" size="small" onClick={() => void navigate(paths.logout)}>
              {text('logOut')}
            </Button>
          </HeaderActions>
        </HeaderRow>
      </HeaderGround>
      <DeskNavigation />
      <Ground id={MAIN_ID} tabIndex={-1} ref={main}>
        {children}
      </Ground>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** The browser asks for confirmation before it closes a tab with an article that the server does not have yet. */
function useAskBeforeClosing(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

const Ground = styled('main')({ backgroundColor: color.bgSubtle });

const SiteLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  color: color.textBrand,
  fontWeight: 560,
  textUnderlineOffset: '.22em',
});
