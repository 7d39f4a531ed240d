/** schemas/meta/page.meta.json describes each part. */
export type Page = {
  title: string;
  lead: string;
  updated?: string;
  links?: PageLink[];
  contents?: boolean;
  sections: PageSectionContent[];
};

export type PageLink = { id: string; to: string; title: string };
export type Entry = { id: string; title: string; text: string };

export type PageSectionContent = {
  id: string;
  title: string;
  paragraphs?: string[];
  list?: string[];
  steps?: Entry[];
  cards?: Entry[];
  figures?: { id: string; figure: string; text: string }[];
  matches?: { label: string; note: string; rows: (Entry & { match: string })[] };
  links?: PageLink[];
};
