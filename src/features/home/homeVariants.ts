import document from '#schemas/content/home-variants.json';

export type HomeVariant = (typeof document.variants)[number];

export const homeVariants: readonly HomeVariant[] = document.variants;
