import type { ReactNode } from 'react';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import type { ButtonLook, ButtonSize } from '#src/theme/buttonStyle.ts';
import { Button } from '#src/ui/Button.tsx';
import { useResultActions } from './resultActions.ts';

type FreeQuoteButtonProps = { children: ReactNode; look?: ButtonLook; size?: ButtonSize };

/** Opens the quotes. Whoever came by a shared link has no contact details to send: for them it begins the quiz. */
export function FreeQuoteButton({ children, look = 'primary', size = 'medium' }: FreeQuoteButtonProps) {
  const { askForQuotes } = useResultActions() ?? {};
  if (!askForQuotes)
    return (
      <ButtonLink to={paths.startQuiz} look={look} size={size}>
        {children}
      </ButtonLink>
    );
  return (
    <Button look={look} size={size} onClick={askForQuotes}>
      {children}
    </Button>
  );
}
