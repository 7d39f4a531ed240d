import type { Block, Cell, Inline } from './article.ts';

/** Blocks as the HTML that `readArticle` reads them from. */
export function writeArticle(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return tag(`h${block.level}`, phrase(block.children));
    case 'paragraph':
      return tag('p', phrase(block.children));
    case 'list':
      return tag(block.ordered ? 'ol' : 'ul', block.items.map((item) => tag('li', writeArticle(item))).join(''));
    case 'quote':
      return tag('blockquote', writeArticle(block.blocks));
    case 'table':
      return tag('table', tag('tbody', [...block.head, ...block.rows].map(rowHtml).join('')));
    case 'code':
      return tag('pre', tag('code', escaped(block.text)));
    case 'picture':
      return `<img src="${block.path}" alt="${escaped(block.alt)}" width="${block.width}" height="${block.height}">`;
    case 'rule':
      return '<hr>';
  }
}

const rowHtml = (cells: readonly Cell[]) =>
  tag('tr', cells.map(({ heading, children }) => tag(heading ? 'th' : 'td', phrase(children))).join(''));

const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function phrase(children: readonly Inline[]): string {
  return children
    .map((child) => {
      switch (child.kind) {
        case 'text':
          return escaped(child.text);
        case 'break':
          return '<br>';
        case 'source':
          return `<a href="source:${child.source}"></a>`;
        case 'link':
          return `<a href="${escaped(child.href)}">${phrase(child.children)}</a>`;
        default:
          return tag(TAGS[child.kind], phrase(child.children));
      }
    })
    .join('');
}

const tag = (name: string, content: string) => `<${name}>${content}</${name}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
