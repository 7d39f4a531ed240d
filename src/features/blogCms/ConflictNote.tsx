import { useEffect, useRef } from 'react';
import type { BlogCmsActor } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Another editor has saved the article meanwhile; nothing is overwritten unless this editor says so. */
export function ConflictNote({ actor }: { actor: BlogCmsActor }) {
  const text = useTexts(blogCmsTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note role="alert" tabIndex={-1} ref={note}>
      <strong>{text('conflict.title')}</strong>
      <p>{text('conflict.text')}</p>
      <div>
        <Button size="small" onClick={() => actor.send({ type: 'mine.kept' })}>
          {text('conflict.mine')}
        </Button>
        <Button size="small" look="secondary" onClick={() => actor.send({ type: 'theirs.taken' })}>
          {text('conflict.theirs')}
        </Button>
      </div>
    </Note>
  );
}

const Note = styled('div')({
  marginBottom: 20,
  padding: 16,
  borderRadius: radii.xs,
  boxShadow: `inset 0 0 0 1.5px ${color.lineError}`,
  '& p': { marginBlock: '4px 12px' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
