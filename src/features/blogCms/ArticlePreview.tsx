import { readArticle } from '#domain/articles/html/readArticle.ts';
import type { BlogCmsActor, BlogCmsSnapshot } from '#machines/blogCms/blogCmsMachine.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { ArticleBody } from '#src/articles/ArticleBody.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';

/** A read-only preview (D23). */
export function ArticlePreview({ snapshot, actor }: { snapshot: BlogCmsSnapshot; actor: BlogCmsActor }) {
  const text = useTexts(blogCmsTexts);
  const { articles, subject } = snapshot.context;
  const article = articles.find(({ id }) => id === subject);
  const blocks = readArticle(article?.content ?? '');
  return (
    <DialogFrame
      open={snapshot.matches('viewing')}
      title={article?.title || text('table.untitled')}
      lead={article?.excerpt}
      closeLabel={text('dialog.close')}
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
    >
      {blocks.length > 0 ? <ArticleBody blocks={blocks} /> : <Nothing>{text('dialog.noContent')}</Nothing>}
    </DialogFrame>
  );
}

const Nothing = styled('p')({ color: color.textSecondary });
