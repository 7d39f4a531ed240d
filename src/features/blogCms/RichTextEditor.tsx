import { EditorContent, useEditor } from '@tiptap/react';
import { readPasted } from '#domain/articles/html/readPasted.ts';
import { writeArticle } from '#domain/articles/html/writeArticle.ts';
import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { articleExtensions } from './articleExtensions.ts';
import { cleanHtml, takeOnlyCleanHtml } from './cleanHtml.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

type RichTextEditorProps = { id: string; labelledBy: string; html: string; onChange: (html: string) => void };

// Before the first editor is created: an editor passes HTML to the browser's parser, which the site's policy otherwise
// refuses.
takeOnlyCleanHtml();

/** Content copied within the editor carries its structure (`data-pm-slice`), which a conversion to blocks would lose. */
const pastedHtml = (html: string) =>
  html.includes('data-pm-slice') ? cleanHtml(html) : writeArticle(readPasted(html));

/** Reads `html` once; from then on the editor holds the content. */
export function RichTextEditor({ id, labelledBy, html, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: articleExtensions,
    content: cleanHtml(html),
    // The site's policy would refuse its stylesheet; the rules that are needed are below.
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <Frame>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </Frame>
  );
}

const Frame = styled('div')({
  borderRadius: radii.control,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 1.5px ${color.lineControlHover}` },
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 180,
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: '14px 16px',
    borderRadius: `0 0 ${radii.control}px ${radii.control}px`,
    lineHeight: 1.6,
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror:focus-visible': { ...focusRing, outlineOffset: -3 },
  '& .ProseMirror > * + *': { marginTop: 12 },
  '& .ProseMirror h2': { fontSize: '1.375rem' },
  '& .ProseMirror h3': { fontSize: '1.125rem' },
  '& .ProseMirror :is(ul, ol)': { paddingInlineStart: 24 },
  '& .ProseMirror ul': { listStyle: 'disc' },
  '& .ProseMirror ol': { listStyle: 'decimal' },
  '& .ProseMirror blockquote': { paddingInlineStart: 16, borderInlineStart: `3px solid ${color.actionAccentBg}` },
  '& .ProseMirror pre': { whiteSpace: 'pre-wrap' },
  '& .ProseMirror table': { width: '100%', borderCollapse: 'collapse' },
  '& .ProseMirror :is(th, td)': { padding: '6px 10px', border: `1px solid ${color.lineDivider}`, textAlign: 'start' },
  '& .ProseMirror img': { display: 'block', maxWidth: '100%', maxHeight: 240, height: 'auto' },
  '& .ProseMirror small': { fontSize: '.75rem', color: color.textSecondary },
  '& .ProseMirror-selectednode': { outline: `2px solid ${color.focusRing}` },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
});
