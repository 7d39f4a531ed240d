import type { IconChoice } from '#src/ui/icons/Icon.tsx';

/** The sections in order; their names are the hashes of the address. */
export const SECTIONS = ['recommendations', 'overview', 'features', 'pricing', 'reviews', 'sources'] as const;

export type Section = (typeof SECTIONS)[number];

export const headingId = (section: Section) => `${section}-heading`;

export const sectionOf = (hash: string): Section | undefined => SECTIONS.find((section) => hash === `#${section}`);

type SectionIcons = { icon: IconChoice; activeIcon: IconChoice };

export const sectionIcons: Record<Section, SectionIcons> = {
  recommendations: { icon: { name: 'trophy', weight: 'regular' }, activeIcon: { name: 'trophy', weight: 'fill' } },
  overview: sameWhenActive({ name: 'squares-four', weight: 'regular' }),
  features: {
    icon: { name: 'list-checks', weight: 'regular' },
    activeIcon: { name: 'list-checks', weight: 'fill' },
  },
  pricing: { icon: { name: 'tag', weight: 'regular' }, activeIcon: { name: 'tag', weight: 'fill' } },
  reviews: sameWhenActive({ name: 'chat-circle-text', weight: 'regular' }),
  sources: sameWhenActive({ name: 'books', weight: 'regular' }),
};

function sameWhenActive(icon: IconChoice): SectionIcons {
  return { icon, activeIcon: icon };
}
