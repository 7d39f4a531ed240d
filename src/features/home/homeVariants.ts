import document from '#schemas/content/home-variants.json';

/** The start page as one address shows it (D6): its first screen and the sections below it. */
export type HomeVariant = (typeof document.variants)[number];

export const homeVariants: readonly HomeVariant[] = document.variants;
