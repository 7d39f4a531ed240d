import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { IconKey } from '#src/ui/IconKey.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));

/** Opens the side menu, which is loaded with its first opening. */
export function MenuButton() {
  const text = useTexts('layout');
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <NarrowOnly
        type="button"
        aria-label={text('menu.open')}
        aria-expanded={menu === 'open'}
        onClick={() => setMenu('open')}
      >
        <Icon name="list" weight="bold" />
      </NarrowOnly>
      {menu !== 'unused' && (
        <Suspense>
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}

const NarrowOnly = styled(IconKey)({ [from.large]: { display: 'none' } });
