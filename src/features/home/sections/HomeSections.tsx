import type { ComponentType } from 'react';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { type Height, laidOutLater } from '#src/theme/laidOutLater.ts';
import { styled } from '#src/theme/styled.tsx';
import type { HomeSlots } from '../HomePage.tsx';
import { LogoStrip } from '../LogoStrip.tsx';
import { BetterCards, BetterSection } from './BetterSection.tsx';
import { BuyingGuideSection } from './BuyingGuideSection.tsx';
import { CashbackSection } from './CashbackSection.tsx';
import { MissionSection } from './MissionSection.tsx';
import { PainPointsSection } from './PainPointsSection.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { SocialsSection } from './SocialsSection.tsx';

export type SectionProps = HomeSlots & { onStart: () => void };

/** Every section, by its name in content/home-variants.json. */
export const sections: Readonly<Record<string, ComponentType<SectionProps>>> = {
  logoStrip: LogoStrip,
  better: BetterSection,
  betterCards: BetterCards,
  cashback: CashbackSection,
  preview: PreviewSection,
  painPoints: PainPointsSection,
  reviews: ReviewsSection,
  mission: MissionSection,
  socials: SocialsSection,
  buyingGuide: BuyingGuideSection,
};

const heights: Readonly<Record<string, Height>> = {
  logoStrip: { narrow: 341, wide: 161 },
  better: { narrow: 1202, wide: 697 },
  betterCards: { narrow: 981, wide: 584 },
  cashback: { narrow: 546, wide: 343 },
  preview: { narrow: 733, wide: 695 },
  painPoints: { narrow: 514, wide: 449 },
  reviews: { narrow: 810, wide: 834 },
  mission: { narrow: 580, wide: 517 },
  socials: { narrow: 510, wide: 644 },
  buyingGuide: { narrow: 335, wide: 227 },
};
const USUAL: Height = { narrow: 650, wide: 500 };

/** The sections below the hero, in the order of the variant. */
export function HomeSections({ names, ...props }: SectionProps & { names: readonly string[] }) {
  return names.map((name) => {
    const Section = sections[name];
    return (
      Section && (
        <PartBoundary key={name}>
          <Later ownerState={heights[name] ?? USUAL}>
            <Section {...props} />
          </Later>
        </PartBoundary>
      )
    );
  });
}

const Later = styled('div')<{ ownerState: Height }>(({ ownerState }) => laidOutLater(ownerState));
