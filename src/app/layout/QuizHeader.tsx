import type { ReactNode } from 'react';
import { HeaderActions, HeaderGround, HeaderRow } from './HeaderBar.tsx';
import { LogoLink } from './LogoLink.tsx';

type QuizHeaderProps = { onLogoPress?: () => void; children?: ReactNode };

export function QuizHeader({ onLogoPress, children }: QuizHeaderProps) {
  return (
    <HeaderGround data-solid>
      <HeaderRow>
        <LogoLink onPress={onLogoPress} />
        <HeaderActions>{children}</HeaderActions>
      </HeaderRow>
    </HeaderGround>
  );
}
