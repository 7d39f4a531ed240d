import type { ReactNode } from 'react';
import site from '#schemas/content/site.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { HomeSlots } from '../HomePage.tsx';
import { StepFlow } from './StepFlow.tsx';

const CARDS = [
  { id: 'compare', paper: 'white', icon: 'scales' },
  { id: 'advice', paper: 'rose', icon: 'headset' },
  { id: 'cashback', paper: 'canary', icon: 'hand-coins' },
] as const;

export function BetterSection({ expert }: HomeSlots) {
  return <BetterCards expert={expert} after={<StepFlow />} />;
}

/** For a page whose hero already shows the steps; `expert` is the button to the advisor. */
export function BetterCards({ expert, after }: HomeSlots & { after?: ReactNode }) {
  const text = useTexts(homeSectionsTexts);
  const { claims } = site;
  return (
    <PageSection title={text('better.title')}>
      <Rail aria-hidden />
      <Cards>
        {CARDS.map(({ id, paper, icon }) => (
          <Card key={id} paper={paper} element="article" data-card={id}>
            <Icon name={icon} weight="duotone" />
            <h3>{text(`better.${id}.title`)}</h3>
            <p>{text(`better.${id}.text`, { cashback: claims.cashback })}</p>
            {id === 'advice' && expert}
          </Card>
        ))}
      </Cards>
      {after}
    </PageSection>
  );
}

const Cards = styled('div')({
  display: 'grid',
  gap: 20,
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 32, paddingInline: 24, alignItems: 'start' },
});

const Card = styled(Receipt)({
  '& .receipt-paper': { padding: '34px 26px 40px' },
  '& svg': { width: '2.25rem', height: '2.25rem', marginBottom: 14, color: color.textBrand },
  '&[data-card=advice] svg': { color: color.textRose },
  '&[data-card=cashback] svg': { color: color.textCanary },
  '& h3 + p': { marginTop: 8, color: color.textSecondary },
  '& p + button': { marginTop: 18 },
  // Different bottom padding, so that receipts of different lengths hang from one rail.
  [from.medium]: {
    '&[data-card=compare] .receipt-paper': { paddingBottom: 72 },
    '&[data-card=cashback] .receipt-paper': { paddingBottom: 60 },
  },
});
