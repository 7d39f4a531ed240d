import type { ReactNode } from 'react';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import type { ButtonLook, ButtonSize } from '#src/theme/buttonStyle.ts';
import { Button } from '#src/ui/Button.tsx';
import { useResultActions } from './resultActions.ts';

type FreeQuoteButtonProps = { children: ReactNode; look?: ButtonLook; size?: ButtonSize };

/** Opens the quote modal. A visitor with a shared link has no contact details: for them it starts the quiz. */
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
