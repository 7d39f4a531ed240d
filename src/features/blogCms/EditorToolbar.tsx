import { type Editor, useEditorState } from '@tiptap/react';
import { useCallback, useState } from 'react';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { EditorBar } from './EditorBar.tsx';
import { LinkLine } from './LinkLine.tsx';
import { PictureLine } from './PictureLine.tsx';

export function EditorToolbar({ editor }: { editor: Editor }) {
  const text = useTexts(blogCmsTexts);
  const [line, setLine] = useState<'link' | 'picture'>();
  const close = useCallback(() => setLine(undefined), []);
  const toggle = (wanted: 'link' | 'picture') => setLine(line === wanted ? undefined : wanted);
  const now = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const act = () => editor.chain().focus();
  const toggles = [
    { name: 'heading2', pressed: now.heading2, press: () => act().toggleHeading({ level: 2 }).run() },
    { name: 'heading3', pressed: now.heading3, press: () => act().toggleHeading({ level: 3 }).run() },
    { name: 'bold', pressed: now.bold, press: () => act().toggleBold().run() },
    { name: 'italic', pressed: now.italic, press: () => act().toggleItalic().run() },
    { name: 'bulletList', pressed: now.bulletList, press: () => act().toggleBulletList().run() },
    { name: 'orderedList', pressed: now.orderedList, press: () => act().toggleOrderedList().run() },
    { name: 'quote', pressed: now.quote, press: () => act().toggleBlockquote().run() },
    { name: 'link', pressed: now.link !== undefined, press: () => toggle('link') },
    { name: 'picture', pressed: now.picture !== undefined, press: () => toggle('picture') },
  ] as const;

  return (
    <>
      <EditorBar role="toolbar" aria-label={text('editor.toolbar')}>
        {toggles.map(({ name, pressed, press }) => (
          <Tool key={name} type="button" aria-pressed={pressed} onClick={press}>
            {text(`editor.${name}`)}
          </Tool>
        ))}
        <Tool type="button" disabled={!now.canUndo} onClick={() => act().undo().run()}>
          {text('editor.undo')}
        </Tool>
        <Tool type="button" disabled={!now.canRedo} onClick={() => act().redo().run()}>
          {text('editor.redo')}
        </Tool>
      </EditorBar>
      {line === 'link' && <LinkLine editor={editor} address={now.link ?? ''} onDone={close} />}
      {line === 'picture' && <PictureLine key={now.picture ?? ''} editor={editor} alt={now.picture} onDone={close} />}
    </>
  );
}

function stateOf(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const { alt } = editor.getAttributes('picture');
  return {
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: typeof href === 'string' ? href : undefined,
    /** The alt text of the selected picture. */
    picture: editor.isActive('picture') && typeof alt === 'string' ? alt : undefined,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

const Tool = styled('button')({
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: radii.xs,
  background: 'none',
  color: color.textPrimary,
  font: 'inherit',
  fontSize: '.875rem',
  fontWeight: 560,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.bgTintSoft },
  '&[aria-pressed=true]': { backgroundColor: color.bgTint, boxShadow: `inset 0 0 0 1.5px ${color.lineSelected}` },
  '&:disabled': { color: color.actionDisabledText, cursor: 'default' },
});
