import thankYouTexts from '#schemas/texts/thank-you.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below, from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ServiceBell } from '#src/ui/drawings/ServiceBell.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { Conversion } from './conversion.ts';
import { NextStepList } from './NextStepList.tsx';

type ThankYouPageProps = { conversion: Conversion; onBookCall: () => void };

export function ThankYouPage({ conversion, onBookCall }: ThankYouPageProps) {
  const text = useTexts(thankYouTexts);
  const { type, name, minutes } = conversion;
  const firstName = name?.trim().split(/\s+/)[0];
  return (
    <Ground>
      <Columns>
        <div>
          <ServiceBell />
          <h1>{firstName ? text('heading.named', { name: firstName }) : text('heading.anonymous')}</h1>
          <Intro>{text(`${type}.lead`)}</Intro>
          <Ways>
            <Button size="large" onClick={onBookCall}>
              <Icon name="calendar-check" weight="bold" />
              <span>{text('bookCall')}</span>
            </Button>
            <ButtonLink to={paths.home} look="secondary" size="large">
              {text('home')}
            </ButtonLink>
          </Ways>
        </div>
        <Receipt title={text('next')} figure={text(`${type}.figure`, { minutes })}>
          <NextStepList conversion={conversion} />
        </Receipt>
      </Columns>
    </Ground>
  );
}

const Ground = styled('section')({
  padding: 'clamp(32px, 6vw, 88px) 0 clamp(56px, 7vw, 104px)',
  backgroundColor: color.bgTint,
});

const Columns = styled(PageContainer)({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'center',
  '& h1': { marginTop: 20, overflowWrap: 'anywhere' },
  '& h1 + p': { marginTop: 10 },
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 28,
  [below.small]: { '& > *': { width: '100%' } },
});
