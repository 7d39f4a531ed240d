import document from '#schemas/content/sources.json';

export type Source = { title: string; url: string | null; seen: string | null; confidence: string };

const sources: Readonly<Record<string, Source>> = document.sources;

export const sourceOf = (id: string): Source | undefined => sources[id];

export const GENERAL_KNOWLEDGE = 'general knowledge';
