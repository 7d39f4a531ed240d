import type { Links, PageDocument } from '#schemas/__generated__/documents.ts';

export type { Entry } from '#schemas/__generated__/documents.ts';

/** schemas/meta/page.meta.json describes each part. */
export type Page = Omit<PageDocument, '$schema'>;
export type PageSectionContent = Page['sections'][number];
export type PageLink = Links[number];
