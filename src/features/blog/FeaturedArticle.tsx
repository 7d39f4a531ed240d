import { Link } from 'react-router-dom';
import blogTexts from '#schemas/texts/blog.json';
import { ArticleCover } from '#src/articles/ArticleCover.tsx';
import type { Article } from '#src/articles/articles.ts';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export function FeaturedArticle({ article }: { article: Article }) {
  const text = useTexts(blogTexts);
  const to = paths.article(article.id);
  return (
    <Card>
      <Link to={to} tabIndex={-1} aria-hidden>
        <ArticleCover article={article} width={640} isFirst />
      </Link>
      <Words>
        <Line>
          <Badge tone="top">{text('featured')}</Badge>
          <Caption as="span">{[article.category, article.readTime].filter(Boolean).join(' · ')}</Caption>
        </Line>
        <h2 lang={article.language}>{article.title}</h2>
        <Excerpt lang={article.language}>{article.excerpt}</Excerpt>
        <Caption>{article.publishDate}</Caption>
        <ButtonLink to={to}>
          <span>{text('readMore')}</span>
          <VisuallyHidden>{text('readMoreAbout', { title: article.title })}</VisuallyHidden>
        </ButtonLink>
      </Words>
    </Card>
  );
}

const Card = styled('article')({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 18,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [from.medium]: { gridTemplateColumns: '1.2fr 1fr' },
});

const Words = styled('div')({
  alignSelf: 'center',
  minWidth: 0,
  padding: 'clamp(22px, 3.5vw, 44px)',
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: 12 },
  '& > a': { marginTop: 22 },
});

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });

const Excerpt = styled('p')({ color: color.textSecondary });
