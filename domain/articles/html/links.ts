/** Where a link may lead: a page of this site, a place on this page, the web, a mailbox, a telephone. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const SOURCE = /^source:([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A link's address as a browser reads it; undefined when it leads somewhere a link must not. */
export function safeHref(written: string): string | undefined {
  // Browsers ignore these inside an address: "java\nscript:" is javascript.
  const href = trimmed(written)
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');
  return LEADS_SOMEWHERE.test(href) ? href : undefined;
}

/** Browsers ignore blanks and control characters around an address. */
function trimmed(written: string): string {
  const letters = [...written];
  return letters.slice(letters.findIndex(isLetter), letters.findLastIndex(isLetter) + 1).join('');
}

const isLetter = (character: string) => character > ' ';

/** The source that `<a href="source:ID"></a>` names. */
export function sourceNamed(written: string): string | undefined {
  return SOURCE.exec(written)?.[1];
}
