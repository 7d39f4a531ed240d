import { useEffect, useRef, useState } from 'react';
import { type BlogCmsActor, type BlogCmsSnapshot, blogCmsMachine } from '#machines/blogCms/blogCmsMachine.ts';
import type { KeptWork, SessionEnded } from '#machines/blogCms/blogCmsSetup.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { newId } from '#src/storage/newId.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { TitleRow } from '#src/ui/TitleRow.tsx';
import { ArticleDialog } from './ArticleDialog.tsx';
import { ArticleList, CREATE_ID } from './ArticleList.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { blogCmsActors } from './blogCmsActors.ts';
import { blogCmsStorage } from './blogCmsStorage.ts';

const machine = blogCmsMachine.provide({ actors: blogCmsActors });

/** The articles stored on the server, and those that are part of the site (D73). */
export function BlogCmsPage({ onSignedOut }: { onSignedOut: () => void }) {
  const text = useTexts(blogCmsTexts);
  const [snapshot, actor] = useBlogCms();
  useEmitted<SessionEnded>(actor, 'session.ended', onSignedOut);
  const create = () => actor.send({ type: 'create.pressed', id: newId() });
  return (
    <Desk>
      <TitleRow>
        <h1>{text('title')}</h1>
        {snapshot.hasTag('table') && (
          <Button id={CREATE_ID} onClick={create}>
            <Icon name="plus" weight="bold" />
            <span>{text('create')}</span>
          </Button>
        )}
      </TitleRow>
      {snapshot.matches('loading') && <p role="status">{text('loading')}</p>}
      {snapshot.matches('unavailable') && (
        <EmptyState
          title={text('unavailable.title')}
          text={text('unavailable.text')}
          action={<Button onClick={() => actor.send({ type: 'retry.pressed' })}>{text('unavailable.retry')}</Button>}
        />
      )}
      {snapshot.hasTag('table') && <ArticleList snapshot={snapshot} actor={actor} onCreate={create} />}
      <PartBoundary floating>
        <ArticleDialog snapshot={snapshot} actor={actor} />
      </PartBoundary>
      <ArticlePreview snapshot={snapshot} actor={actor} />
    </Desk>
  );
}

/** After a reload, typed text is back in the form that was open. */
function useBlogCms(): [BlogCmsSnapshot, BlogCmsActor] {
  const [stored] = useState(blogCmsStorage.load);
  const [options] = useState(() => ({ input: { kept: stored && keptOf(stored) } }));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);
  const isThere = snapshot.hasTag('table');
  const begun = useRef(stored?.worked);
  useEffect(() => {
    if (!isThere || !begun.current) return;
    const { id, revision } = begun.current;
    // Only once: the table is loaded again later, when this form may long be finished.
    begun.current = undefined;
    actor.send({ type: revision === 0 ? 'create.pressed' : 'edit.pressed', id });
  }, [isThere, actor]);
  useEffect(() => {
    if (!isThere) return undefined;
    const subscription = actor.subscribe(() => blogCmsStorage.save(actor));
    return () => subscription.unsubscribe();
  }, [isThere, actor]);
  return [snapshot, actor];
}

const keptOf = ({ search, status, unfinished }: KeptWork): KeptWork => ({ search, status, unfinished });

const Desk = styled(PageContainer)({
  paddingBlock: '36px 72px',
  '& > [role=status]': { ...type('caption'), marginBottom: 8 },
});
