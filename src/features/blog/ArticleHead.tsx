import type { ReactNode } from 'react';
import blogTexts from '#schemas/texts/blog.json';
import type { Article } from '#src/articles/articles.ts';
import { ArrowLink } from '#src/routing/ArrowLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { toggleSaved, useSavedArticles } from '#src/storage/savedArticles.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export function ArticleHead({ article, share }: { article: Article; share?: ReactNode }) {
  const text = useTexts(blogTexts);
  return (
    <Ground>
      <Narrow>
        <ArrowLink back to={paths.blog}>
          {text('article.back')}
        </ArrowLink>
        {article.category !== '' && <Badge>{article.category}</Badge>}
        <h1 lang={article.language}>{article.title}</h1>
        <Line>
          {article.author !== '' && <Avatar name={article.author} />}
          <p>
            <b>{article.author}</b>
            <Caption as="span">{`${article.publishDate} · ${article.readTime}`}</Caption>
          </p>
          <Actions>
            <SaveButton articleId={article.id} />
            {share}
          </Actions>
        </Line>
      </Narrow>
    </Ground>
  );
}

/** Saves an article in this browser, or removes it from the saved ones (D23). */
function SaveButton({ articleId }: { articleId: string }) {
  const text = useTexts(blogTexts);
  const saved = useSavedArticles().includes(articleId);
  return (
    <Button look="secondary" size="small" aria-pressed={saved} onClick={() => toggleSaved(articleId)}>
      <Icon name={saved ? 'check' : 'bookmark-simple'} weight="bold" />
      <span>{text(saved ? 'article.saved' : 'article.save')}</span>
    </Button>
  );
}

const Ground = styled('header')({
  padding: '20px 0 clamp(96px, 12vw, 168px)',
  backgroundColor: color.bgTint,
  '& h1': { maxWidth: '18ch', margin: '12px 0 22px', overflowWrap: 'anywhere' },
  '& a + p': { display: 'flex', width: 'fit-content', backgroundColor: color.bgPaper },
});

const Narrow = styled(PageContainer)({ maxWidth: 1008 });

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p > *': { display: 'block', lineHeight: 1.35 },
});

const Actions = styled('div')({ display: 'flex', gap: 8, [from.small]: { marginInlineStart: 'auto' } });
