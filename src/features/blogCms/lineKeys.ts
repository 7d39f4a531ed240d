import type { Editor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';

/** Enter takes what a line of the editor asks for, Escape leaves it. Neither reaches the article's form or dialog. */
export const lineKeys = (editor: Editor, take: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter') return take();
  // At once: the next key is for the dialog, which only gets it from inside.
  editor.view.focus();
  leave();
};
