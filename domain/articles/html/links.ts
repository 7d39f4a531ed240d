/** Where a link may lead: a page of this site, a place on this page, the web, a mailbox, a telephone. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const SOURCE = /^source:([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A link's address as a browser reads it; undefined when it leads anywhere a link must not. */
export function safeHref(written: string): string | undefined {
  // Browsers ignore these inside an address: "java\nscript:" is javascript.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
  const href = written.replace(/[\u0000-\u0020]/g, '');
  return LEADS_SOMEWHERE.test(href) ? href : undefined;
}

/** The source that `<a href="source:ID"></a>` names. */
export function sourceNamed(written: string): string | undefined {
  return SOURCE.exec(written)?.[1];
}
