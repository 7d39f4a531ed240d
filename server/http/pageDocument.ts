const EMPTY_ROOT = '<div id="root"></div>';

/** The built document around every page of one language. */
export type DocumentFrame = {
  shell: string;
  /** The styles of all pages. */
  ground: string;
  /** What the browser preloads. */
  links: readonly string[];
};

/** The content of a page, and its own styles with their names. */
export type PageContent = { html: string; css: string; styleNames: readonly string[] };

/** The document of a page: its styles in its head and, if it is rendered, its content. */
export function pageDocument(frame: DocumentFrame, path: string, page: PageContent | undefined, embedded = ''): string {
  const names = (page?.styleNames ?? []).join(' ');
  const style = `<style data-styles="${names}">${frame.ground}${page?.css ?? ''}</style>`;
  return frame.shell
    .replace('</head>', (end) => `${[...frame.links, style].map((line) => `  ${line}\n`).join('  ')}  ${end}`)
    .replace(EMPTY_ROOT, (empty) =>
      page ? `<div id="root" data-page="${path}">${page.html}</div>${embedded}` : empty,
    );
}
