import { readArticle } from '#domain/articles/html/readArticle.ts';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { ArticleBody } from '#src/articles/ArticleBody.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { RevisionList } from './RevisionList.tsx';

/** A read-only preview (D23), of earlier saves too. */
export function ArticlePreview({ snapshot, actor }: { snapshot: BlogCmsSnapshot; actor: BlogCmsActor }) {
  const text = useTexts(blogCmsTexts);
  const { opened } = snapshot.context;
  const blocks = readArticle(opened?.form.content ?? '');
  const isBusy = snapshot.hasTag('busy');
  return (
    <DialogFrame
      // Stays open while another save is loaded, because the opened article is kept.
      open={opened !== undefined}
      title={opened?.form.title || text('table.untitled')}
      intro={opened?.form.excerpt}
      closeLabel={text('dialog.close')}
      locked={isBusy}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
    >
      {blocks.length > 0 ? <ArticleBody blocks={blocks} /> : <Nothing>{text('dialog.noContent')}</Nothing>}
      {opened && opened.revisions.length > 0 && <RevisionList opened={opened} isBusy={isBusy} actor={actor} />}
    </DialogFrame>
  );
}

const Nothing = styled('p')({ color: color.textSecondary });
