import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import layoutTexts from '#schemas/texts/layout.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below, from, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { HeaderActions, HeaderGround, HeaderRow } from './HeaderBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MenuButton } from './MenuButton.tsx';
import { whereLinksFit } from './navigationRoom.ts';

const SOLID_AFTER = 50; // pixels, spec 2

type HeaderProps = {
  onLogoPress?: (() => void) | undefined;
  actions?: ReactNode;
};

/** Transparent, then white and fixed once the page is scrolled; without links on a comparison (spec 2). */
export function Header({ onLogoPress, actions }: HeaderProps) {
  const text = useTexts(layoutTexts);
  const solid = useScrolledPast(SOLID_AFTER);
  const onComparison = useLocation().pathname.startsWith(`${paths.comparison}/`);
  return (
    <Place>
      <Bar data-solid={solid}>
        <HeaderRow>
          <LogoLink onPress={onLogoPress} />
          {onComparison ? (
            <HeaderActions>{actions}</HeaderActions>
          ) : (
            <>
              <MainNavigation />
              <Actions>
                <DemoLink to={paths.demoRequest} size="small">
                  {text('demo')}
                </DemoLink>
                <MenuButton />
              </Actions>
            </>
          )}
        </HeaderRow>
      </Bar>
    </Place>
  );
}

/** False while rendering on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

function watchScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Keeps the header's height when it leaves the flow, so that nothing moves. */
const Place = styled('div')({ minHeight: 64, backgroundColor: color.bgTint, [from.medium]: { minHeight: 72 } });

const Bar = styled(HeaderGround)({
  position: 'relative',
  zIndex: zIndex.header,
  '&[data-solid=true]': { position: 'fixed', inset: '0 0 auto' },
});

const Actions = styled(HeaderActions)({ [whereLinksFit]: { marginInlineStart: 8 } });

const DemoLink = styled(ButtonLink)({ [below.small]: { display: 'none' } });
