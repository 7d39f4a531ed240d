import { type Extensions, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#domain/articleHtml/links.ts';

/** Names what backs the words before it (`<a href="source:ID"></a>`); the editor keeps it as it is. */
const Source = Node.create({
  name: 'source',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ href: { default: null } }),
  // Before links, which know no such scheme.
  parseHTML: () => [{ tag: 'a[href^="source:"]', priority: 1001 }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
});

/** What an article may consist of, the same as domain/articleHtml reads. */
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
  TableKit.configure({ table: { resizable: false } }),
];
