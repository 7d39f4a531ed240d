import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import layoutTexts from '#schemas/texts/layout.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import drawing from '#src/ui/drawings/ticket86.svg?url';
import { Intro } from '#src/ui/Intro.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

/** The page of any unknown address. The caller logs the path (spec 2). */
export function NotFoundPage({ onUnknownPath }: { onUnknownPath?: (path: string) => void }) {
  const text = useTexts(layoutTexts);
  const { pathname } = useLocation();
  useEffect(() => onUnknownPath?.(pathname), [onUnknownPath, pathname]);
  return (
    <Ground>
      <PageContainer>
        <img src={drawing} alt={text('notFound.illustration')} width="420" height="240" />
        <h1>{text('notFound.title')}</h1>
        <Intro>{text('notFound.text')}</Intro>
        <Ways>
          <ButtonLink to={paths.home} size="large">
            {text('notFound.home')}
          </ButtonLink>
          <ButtonLink to={paths.startQuiz} look="secondary" size="large">
            {text('notFound.quiz')}
          </ButtonLink>
        </Ways>
      </PageContainer>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(40px, 6vw, 88px) 0 clamp(56px, 7vw, 110px)',
  backgroundColor: color.bgTint,
  textAlign: 'center',
  '& img': { width: 'min(420px, 88%)', height: 'auto', margin: '0 auto 28px' },
  '& h1 + p': { maxWidth: '44ch', margin: '12px auto 28px' },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  [below.small]: { '& > a': { minWidth: 240 } },
});
