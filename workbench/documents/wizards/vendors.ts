import { type Documents, listIn, recordIn } from './wizard.ts';

export const SYSTEMS = 'content/pos-systems.json';
export const SOURCES = 'content/sources.json';

/** The compared systems in their order. */
export const vendorsIn = (documents: Documents) =>
  listIn(recordIn(documents[SYSTEMS]).systems)
    .map(recordIn)
    .map((system) => ({ slug: String(system.slug), name: String(system.name), system }));

export const vendorName = (documents: Documents, slug: string): string =>
  vendorsIn(documents).find((vendor) => vendor.slug === slug)?.name ?? slug;

/** The sources that are there, by their titles. */
export const sourceChoices = (documents: Documents) =>
  Object.entries(recordIn(recordIn(documents[SOURCES]).sources))
    .map(([value, source]) => ({ value, title: `${recordIn(source).title} (seen ${recordIn(source).seen ?? 'once'})` }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
