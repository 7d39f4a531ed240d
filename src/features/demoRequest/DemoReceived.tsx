import { useEffect, useRef } from 'react';
import demoRequestTexts from '#schemas/texts/demo-request.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Intro } from '#src/ui/Intro.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';

/** Replaces the form and takes the focus from it. */
export function DemoReceived() {
  const text = useTexts(demoRequestTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Ground>
      <PageContainer>
        <Thanks>
          <h1 ref={heading} tabIndex={-1}>
            {text('received.title')}
          </h1>
          <Intro>{text('received.text')}</Intro>
          <ButtonLink to={paths.home} size="large">
            {text('received.home')}
          </ButtonLink>
        </Thanks>
      </PageContainer>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(40px, 7vw, 96px) 0 clamp(56px, 8vw, 120px)',
  backgroundColor: color.bgTint,
});

const Thanks = styled(Receipt)({
  maxWidth: 560,
  marginInline: 'auto',
  textAlign: 'center',
  '& h1': type('h2'),
  '& h1:focus-visible': { outline: 'none' },
  '& .receipt-paper': { display: 'grid', gap: 16, justifyItems: 'center', padding: '48px 26px 60px' },
});
