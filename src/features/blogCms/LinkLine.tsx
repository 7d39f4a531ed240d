import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { completeWebsite } from '#domain/text/contacts.ts';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { EditorBar } from './EditorBar.tsx';
import { lineKeys } from './lineKeys.ts';

type LinkLineProps = { editor: Editor; address: string; onDone: () => void };

/** Asks for the address of a link. Not a separate form, because it is inside the article's form. */
export function LinkLine({ editor, address, onDone }: LinkLineProps) {
  const text = useTexts(blogCmsTexts);
  const [typed, setTyped] = useState(address);
  const act = () => editor.chain().focus().extendMarkRange('link');
  const set = () => {
    const href = typed.startsWith('/') ? typed.trim() : completeWebsite(typed);
    if (href === '') act().unsetLink().run();
    else act().setLink({ href }).run();
    onDone();
  };
  return (
    <Line>
      <TextInput
        type="text"
        inputMode="url"
        autoFocus
        aria-label={text('editor.linkAddress')}
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={lineKeys(editor, set, onDone)}
      />
      <Button size="small" onClick={set}>
        {text('editor.linkSet')}
      </Button>
      <Button
        size="small"
        look="secondary"
        onClick={() => {
          act().unsetLink().run();
          onDone();
        }}
      >
        {text('editor.linkRemove')}
      </Button>
    </Line>
  );
}

const Line = styled(EditorBar)({
  gap: 8,
  padding: 8,
  '& input': { flex: '1 1 200px', width: 'auto', minHeight: 44 },
});
