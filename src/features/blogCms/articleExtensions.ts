import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#domain/articles/html/links.ts';
import { pictureIdOf } from '#domain/articles/picture.ts';
import { pictureAddress } from '#src/articles/pictureAddress.ts';

/** The source of the words before it (`<a href="source:ID"></a>`), which the editor must keep. */
const Source = Node.create({
  name: 'source',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ href: { default: null } }),
  // Matched before links, which do not accept this scheme.
  parseHTML: () => [{ tag: 'a[href^="source:"]', priority: 1001 }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
  // The editor shows its name, because a link without words would be removed.
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('small');
      dom.textContent = `[${node.attrs.href}]`;
      return { dom };
    },
});

const ATTRIBUTES = ['src', 'alt', 'width', 'height'] as const;

/** A picture stored on this server; any other is dropped. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => (pictureIdOf(element.getAttribute('src') ?? '') === undefined ? false : {}) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img');
      dom.src = pictureAddress(node.attrs.src);
      dom.alt = node.attrs.alt ?? '';
      return { dom };
    },
});

/** Columns as wide as their content: the extension sets widths as style attributes, which the site's policy refuses. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
}).configure({ resizable: false, View: null });

/** The same elements that domain/articles/html reads. */
export const articleExtensions: Extensions = [
  Source,
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => safeHref(address ?? '') !== undefined,
    },
  }),
  Picture,
  PlainTable,
  TableKit.configure({ table: false }),
];
