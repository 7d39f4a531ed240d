import type { Editor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';

/** Enter accepts the input of an editor line, Escape leaves it. Neither key reaches the article's form or dialog. */
export const lineKeys = (editor: Editor, take: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter') return take();
  // Focus at once: the next key is meant for the dialog, which receives keys only from inside it.
  editor.view.focus();
  leave();
};
