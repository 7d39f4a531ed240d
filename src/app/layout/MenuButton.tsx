import { useState } from 'react';
import layoutTexts from '#schemas/texts/layout.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { whereLinksFit } from './navigationRoom.ts';

const SideMenu = lazyPart(
  () => import('./SideMenu.tsx'),
  (module) => module.SideMenu,
);

const BUTTON = 'menu-button';

/** The side menu is loaded when it is first opened. */
export function MenuButton() {
  const text = useTexts(layoutTexts);
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <NarrowOnly
        id={BUTTON}
        type="button"
        aria-label={text('menu.open')}
        aria-expanded={menu === 'open'}
        onClick={() => setMenu('open')}
      >
        <Icon name="list" weight="bold" />
      </NarrowOnly>
      {menu !== 'unused' && (
        <PartBoundary floating>
          <SideMenu open={menu === 'open'} openedBy={BUTTON} onClose={() => setMenu('closed')} />
        </PartBoundary>
      )}
    </>
  );
}

const NarrowOnly = styled(IconButton)({ [whereLinksFit]: { display: 'none' } });
