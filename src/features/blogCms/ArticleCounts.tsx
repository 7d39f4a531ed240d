import { countArticles } from '#domain/articles/blogArticle.ts';
import type { DeskArticle } from '#domain/articles/deskArticle.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { atLeast, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';

export function ArticleCounts({ articles }: { articles: readonly DeskArticle[] }) {
  const text = useTexts(blogCmsTexts);
  const { total, published, drafts, featured } = countArticles(articles);
  return (
    <Figures aria-label={text('stats.label')}>
      <div>
        <dt>{text('stats.total')}</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>{text('stats.published')}</dt>
        <dd>{published}</dd>
      </div>
      <div>
        <dt>{text('stats.drafts')}</dt>
        <dd>{drafts}</dd>
      </div>
      <div>
        <dt>{text('stats.featured')}</dt>
        <dd>{featured}</dd>
      </div>
    </Figures>
  );
}

const line = `1px solid ${color.lineDivider}`;

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  '& > div': { padding: '16px 22px' },
  '& > div:nth-of-type(even)': { borderInlineStart: line },
  '& > div:nth-of-type(n+3)': { borderTop: line },
  '& dt': { fontSize: '.9375rem', color: color.textSecondary },
  '& dd': { ...type('h2'), ...tabularFigures, margin: 0, fontSize: '2rem', lineHeight: 1.15 },
  [atLeast(800)]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > div:nth-of-type(n+2)': { borderInlineStart: line, borderTop: 0 },
  },
});
