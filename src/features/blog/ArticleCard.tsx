import { Link } from 'react-router-dom';
import blogTexts from '#schemas/texts/blog.json';
import { ArticleCover } from '#src/articles/ArticleCover.tsx';
import type { Article } from '#src/articles/articles.ts';
import { ArrowLink } from '#src/routing/ArrowLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** An article in a list, with a single tab stop. */
export function ArticleCard({ article, saved }: { article: Article; saved: boolean }) {
  const text = useTexts(blogTexts);
  const to = paths.article(article.id);
  return (
    <Card>
      <Link to={to} tabIndex={-1} aria-hidden>
        <ArticleCover article={article} width={320} />
      </Link>
      <div>
        <Facts>
          <span>
            {article.category !== '' && <b>{article.category}</b>}
            <span>{article.category === '' ? article.readTime : ` · ${article.readTime}`}</span>
          </span>
          {saved && (
            <Saved>
              <Icon name="bookmark-simple" weight="bold" />
              <span>{text('saved')}</span>
            </Saved>
          )}
        </Facts>
        <h3 lang={article.language}>{article.title}</h3>
        <p lang={article.language}>{article.excerpt}</p>
        <Foot>
          <Caption as="span">
            {article.author === ''
              ? article.publishDate
              : text('byOn', { author: article.author, date: article.publishDate })}
          </Caption>
          <ArrowLink to={to}>
            <span>{text('readMore')}</span>
            <VisuallyHidden>{text('readMoreAbout', { title: article.title })}</VisuallyHidden>
          </ArrowLink>
        </Foot>
      </div>
    </Card>
  );
}

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  overflowWrap: 'anywhere',
  '& img': { width: '100%', height: 'auto', aspectRatio: '16 / 10', objectFit: 'cover' },
  '& > div': { display: 'flex', flexDirection: 'column', flex: 1, padding: '18px 20px 10px' },
  '& h3': { ...type('h3'), margin: '6px 0', fontSize: '1.25rem' },
  '& h3 + p': { color: color.textSecondary },
});

const Facts = styled(Caption)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  '& b': { fontWeight: 700 },
});

const Saved = styled('span')({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: 4, fontWeight: 620 });

const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 10,
});
