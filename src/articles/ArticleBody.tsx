import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Block, type Cell, type Inline, wordsOf } from '#domain/articles/html/article.ts';
import { sourcesOf } from '#domain/articles/html/outline.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';
import { pictureAddress } from './pictureAddress.ts';

type ArticleBodyProps = {
  blocks: readonly Block[];
  /** The name of a footnote number for screen readers. */
  sourceLabel?: (number: number) => string;
};

type Numbering = { numberOf: (source: string) => number; label: (number: number) => string };

/** Renders blocks as elements: no HTML reaches the page as text, as the Content-Security-Policy requires. */
export function ArticleBody({ blocks, sourceLabel = String }: ArticleBodyProps) {
  const body = useMemo(() => {
    const sources = sourcesOf(blocks);
    return blocks.map((block) =>
      blockElement(block, { numberOf: (id) => sources.indexOf(id) + 1, label: sourceLabel }),
    );
  }, [blocks, sourceLabel]);
  // Children are spread, here and below: their order never changes, so they need no keys.
  return createElement(Prose, null, ...body);
}

const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's', code: 'code' } as const;

function blockElement(block: Block, numbering: Numbering): ReactNode {
  const words = (children: readonly Inline[]) => children.map((child) => inlineElement(child, numbering));
  const inside = (blocks: readonly Block[]) => blocks.map((child) => blockElement(child, numbering));
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, ...words(block.children));
    case 'paragraph':
      return createElement('p', null, ...words(block.children));
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        null,
        ...block.items.map((item) => createElement('li', null, ...inside(item))),
      );
    case 'quote':
      return createElement('blockquote', null, ...inside(block.blocks));
    case 'table':
      return tableElement(block.head, block.rows, words);
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'picture':
      return (
        <img
          src={pictureAddress(block.path)}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
        />
      );
    case 'rule':
      return <hr />;
  }
}

function tableElement(
  head: readonly Cell[][],
  rows: readonly Cell[][],
  words: (children: readonly Inline[]) => ReactNode[],
): ReactNode {
  const row = (cells: readonly Cell[], scope: 'col' | 'row') =>
    createElement(
      'tr',
      null,
      ...cells.map(({ heading, children }) =>
        createElement(heading ? 'th' : 'td', heading ? { scope } : null, ...words(children)),
      ),
    );
  const part = (tag: 'thead' | 'tbody', of: readonly Cell[][], scope: 'col' | 'row') =>
    of.length > 0 && createElement(tag, null, ...of.map((cells) => row(cells, scope)));
  return (
    <ScrollRegion label={titleOf(head[0] ?? rows[0] ?? [])}>
      <table>
        {part('thead', head, 'col')}
        {part('tbody', rows, 'row')}
      </table>
    </ScrollRegion>
  );
}

function inlineElement(inline: Inline, numbering: Numbering): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'source': {
      const number = numbering.numberOf(inline.source);
      return (
        <sup>
          <a href={`#source-${inline.source}`} aria-label={numbering.label(number)}>
            {number}
          </a>
        </sup>
      );
    }
    case 'link': {
      const words = inline.children.map((child) => inlineElement(child, numbering));
      return inline.href.startsWith('/')
        ? createElement(Link, { to: inline.href }, ...words)
        : createElement('a', { href: inline.href, rel: 'noopener' }, ...words);
    }
    default:
      return createElement(TAGS[inline.kind], null, ...inline.children.map((child) => inlineElement(child, numbering)));
  }
}

/** A table in an article has no caption; its column heads name it. */
const titleOf = (cells: readonly Cell[]) => cells.map(({ children }) => wordsOf(children)).join(', ');

const Prose = styled('div')({
  maxWidth: '66ch',
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: 18 },
  '& > p:first-of-type': { fontSize: '1.25rem', lineHeight: 1.55, color: color.textSecondary },
  '& h2': { marginTop: 44, fontSize: '1.75rem' },
  '& h3': { marginTop: 36 },
  '& h4': { marginTop: 28 },
  '& li': { position: 'relative', marginTop: 8, paddingInlineStart: 26 },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: '.68em',
    width: 8,
    height: 8,
    borderRadius: 2,
    backgroundColor: color.actionAccentBg,
  },
  '& ol': { counterReset: 'item' },
  '& ol > li': { counterIncrement: 'item', paddingInlineStart: 34 },
  '& ol > li::before': {
    ...tabularFigures,
    content: 'counter(item) "."',
    position: 'absolute',
    insetInlineStart: 0,
    fontWeight: 700,
    color: color.textBrand,
  },
  '& blockquote': {
    ...type('h3'),
    padding: '24px 28px',
    borderRadius: radii.xs,
    backgroundColor: color.bgCopyCanary,
    fontSize: '1.5rem',
    lineHeight: 1.35,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '.9375rem', lineHeight: 1.45 },
  '& :is(th, td)': {
    ...tabularFigures,
    paddingBlock: 12,
    paddingInlineEnd: 16,
    borderBottom: `1px solid ${color.lineDivider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& thead th': { color: color.textSecondary, fontSize: '.875rem', fontWeight: 650 },
  '& th[scope=row]': { fontWeight: 650 },
  '& sup': { lineHeight: 0, fontSize: '.75em' },
  '& sup a': { padding: '2px 2px', textDecoration: 'none', fontWeight: 650 },
  '& pre': { overflowX: 'auto', padding: 16, borderRadius: radii.xs, backgroundColor: color.bgSubtle },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: radii.xs },
  '& hr': { marginBlock: 36, border: 0, borderTop: `1px dashed ${color.lineControl}` },
});
