import sessionTexts from '#schemas/texts/session.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Asks for confirmation before a sign-out, which would discard an unsaved article. */
export function UnsavedWork({ onGiveUp }: { onGiveUp: () => void }) {
  const text = useTexts(sessionTexts);
  return (
    <EmptyState
      heading="h1"
      title={text('unsaved.title')}
      text={text('unsaved.text')}
      action={
        <>
          <ButtonLink to={paths.blogCms}>{text('unsaved.back')}</ButtonLink>
          <Button look="quiet" onClick={onGiveUp}>
            {text('unsaved.giveUp')}
          </Button>
        </>
      }
    />
  );
}
