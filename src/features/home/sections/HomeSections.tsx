import type { ComponentType } from 'react';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
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

/** By the name in content/home-variants.json. */
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

/** What follows the first screen, in the order of the variant. */
export function HomeSections({ names, ...props }: SectionProps & { names: readonly string[] }) {
  return names.map((name) => {
    const Section = sections[name];
    return (
      Section && (
        <PartBoundary key={name}>
          <Section {...props} />
        </PartBoundary>
      )
    );
  });
}
