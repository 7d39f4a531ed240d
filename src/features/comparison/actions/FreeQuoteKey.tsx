import type { ReactNode } from 'react';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import type { KeyLook, KeySize } from '#src/theme/tillKey.ts';
import { TillKey } from '#src/ui/TillKey.tsx';
import { useResultActions } from './resultActions.ts';

type FreeQuoteKeyProps = { children: ReactNode; look?: KeyLook; size?: KeySize };

/** Opens the quotes. Whoever came by a shared link has no contact details to send: for them it begins the quiz. */
export function FreeQuoteKey({ children, look = 'primary', size = 'medium' }: FreeQuoteKeyProps) {
  const { askForQuotes } = useResultActions() ?? {};
  if (!askForQuotes)
    return (
      <ButtonLink to={paths.startQuiz} look={look} size={size}>
        {children}
      </ButtonLink>
    );
  return (
    <TillKey look={look} size={size} onClick={askForQuotes}>
      {children}
    </TillKey>
  );
}
