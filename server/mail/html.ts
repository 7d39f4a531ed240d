import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** Safe markup: everything from outside has been escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

/** Builds markup; every value is escaped unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + render(parts[index - 1] ?? '') + text));
}

function render(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map((entry) => entry.markup).join('');
  return escapeHtml(String(part));
}
