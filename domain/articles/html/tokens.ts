import { decodeCharacters } from './characters.ts';

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string };

/** Elements whose content is not text of the article, up to their end tag. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'textarea',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]);

/** Splits HTML into text and tags as a browser does, in linear time whatever it contains. */
export function* tokensOf(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  /** Behind the next `what`, or at the end when there is none. */
  const behind = (what: string, from: number) => {
    const found = lower.indexOf(what, from);
    return found === -1 ? html.length : found + what.length;
  };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) yield { kind: 'text', text: decodeCharacters(html.slice(at, open === -1 ? undefined : open)) };
    if (open === -1) return;
    if (html.startsWith('<!--', open)) at = behind('-->', open + 4);
    else if (/^<[!?]/.test(html.slice(open, open + 2))) at = behind('>', open);
    else if (!/^<\/?[a-z]/.test(lower.slice(open, open + 3))) {
      yield { kind: 'text', text: '<' };
      at = open + 1;
    } else {
      const { token, next } = readTag(html, open);
      at = token.kind === 'start' && DROPPED.has(token.name) ? behind(`</${token.name}`, next) : next;
      // The rest of a skipped end tag ends at the next ">".
      if (at !== next) at = behind('>', at);
      else yield token;
    }
  }
}

function readTag(html: string, open: number): { token: Token; next: number } {
  const isEnd = html[open + 1] === '/';
  const [name, afterName] = take(html, open + (isEnd ? 2 : 1), /[^\s/>]*/y);
  const attributes = new Map<string, string>();
  let at = afterName;
  for (;;) {
    at = take(html, at, /[\s/]*/y)[1];
    if (at >= html.length || html[at] === '>') break;
    const [key, afterKey] = take(html, at, /[^\s/>][^\s/>=]*/y);
    const [sign, afterSign] = take(html, afterKey, /\s*=\s*/y);
    const [value, afterValue] = sign === '' ? ['', afterKey] : readValue(html, afterSign);
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decodeCharacters(value));
    at = afterValue;
  }
  const token: Token = isEnd
    ? { kind: 'end', name: name.toLowerCase() }
    : { kind: 'start', name: name.toLowerCase(), attributes };
  return { token, next: at + 1 };
}

function readValue(html: string, at: number): [value: string, next: number] {
  const quote = html[at];
  if (quote !== '"' && quote !== "'") return take(html, at, /[^\s>]*/y);
  const end = html.indexOf(quote, at + 1);
  return end === -1 ? ['', html.length] : [html.slice(at + 1, end), end + 1];
}

function take(html: string, at: number, what: RegExp): [taken: string, next: number] {
  what.lastIndex = at;
  const taken = what.exec(html)?.[0] ?? '';
  return [taken, at + taken.length];
}
