import { type ReactNode, use, useMemo } from 'react';
import { sectionsOf, sourcesOf } from '#domain/articles/html/outline.ts';
import blogTexts from '#schemas/texts/blog.json';
import { ArticleBody } from '#src/articles/ArticleBody.tsx';
import { ArticleCover } from '#src/articles/ArticleCover.tsx';
import { articleOf, relatedTo } from '#src/articles/articles.ts';
import { loadContent } from '#src/articles/loadContent.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { laidOutLater } from '#src/theme/laidOutLater.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { AuthorBio } from './AuthorBio.tsx';
import { SourceList } from './SourceList.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { TagList } from './TagList.tsx';

const RELATED = 3;

type ArticlePageProps = {
  /** From the address; for an unknown one the fixed sample is shown. */
  articleId: string;
  share?: ReactNode;
};

export function ArticlePage({ articleId, share }: ArticlePageProps) {
  const text = useTexts(blogTexts);
  const article = articleOf(articleId);
  const blocks = use(loadContent(article.id));
  const sourceLabel = useMemo(() => (number: number) => text('article.source', { number }), [text]);
  return (
    <>
      <article>
        <ArticleHead article={article} share={share} />
        <Narrow>
          <Cover>
            <ArticleCover article={article} width={960} isFirst isShown />
          </Cover>
        </Narrow>
        <Columns>
          <TableOfContents sections={sectionsOf(blocks)} />
          <div>
            <div lang={article.language}>
              <ArticleBody blocks={blocks} sourceLabel={sourceLabel} />
            </div>
            <SourceList ids={sourcesOf(blocks)} />
            {article.tags.length > 0 && <TagList tags={article.tags} />}
            {article.author !== '' && <AuthorBio article={article} />}
          </div>
        </Columns>
      </article>
      <Related>
        <PageContainer>
          <h2>{text('article.related')}</h2>
          <ArticleGrid articles={relatedTo(article, RELATED)} />
        </PageContainer>
      </Related>
    </>
  );
}

const Narrow = styled(PageContainer)({ maxWidth: 1008 });

const Cover = styled('figure')({
  overflow: 'hidden',
  marginTop: 'clamp(-136px, -9vw, -72px)',
  borderRadius: 18,
  aspectRatio: '16 / 10',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Columns = styled(Narrow)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: 'clamp(28px, 4vw, 56px) clamp(48px, 6vw, 88px)',
  [from.medium]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: 64 },
});

const Related = styled('section')({
  ...laidOutLater({ narrow: 1448, wide: 544 }),
  padding: 'clamp(56px, 7vw, 104px) 0',
  backgroundColor: color.bgTintSoft,
  '& h2': { marginBottom: 24 },
});
