import DOMPurify from 'dompurify';

/** Sources are links with their own scheme, which no browser follows. */
const LINKS = /^(?:https?:|mailto:|tel:|source:|#|\/(?![/\\]))/i;

/** HTML without anything that could run or load. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
    ],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'data-pm-slice'],
    ALLOWED_URI_REGEXP: LINKS,
  });
}

/**
 * Sanitises every text that this page gives to the browser's HTML parser from now on, as the Content-Security-Policy
 * requires (`require-trusted-types-for`). Only pages with the editor do this.
 */
export function takeOnlyCleanHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', { createHTML: cleanHtml });
}

/** The part of the browser's interface that TypeScript does not know yet. */
type PolicyFactory = {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): object;
};
