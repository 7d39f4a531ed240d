import type { DeskArticle } from '#domain/articles/deskArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';

type RemovedNoteProps = { removed: DeskArticle | undefined; isBusy: boolean; onUndo: () => void };

/** An article is deleted at once (spec 4), and can be restored. */
export function RemovedNote({ removed, isBusy, onUndo }: RemovedNoteProps) {
  const text = useTexts(blogCmsTexts);
  return (
    <Line role="status">
      {removed && !isBusy && (
        <>
          <span dir="auto">{text('removed.text', { title: removed.title || text('table.untitled') })}</span>
          <Button size="small" look="secondary" onClick={onUndo}>
            {text('removed.undo')}
          </Button>
        </>
      )}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 8,
  overflowWrap: 'anywhere',
});
