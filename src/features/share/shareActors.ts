import { fromPromise } from 'xstate';
import type { SharedLink } from '#machines/share/shareMachine.ts';
import shareTexts from '#schemas/texts/share.json';
import { textOf } from '#src/texts/texts.ts';

/** Each rejects when the browser does not support it. */
export const shareActors = {
  openShareSheet: fromPromise<void, SharedLink>(async ({ input }) => navigator.share(input)),
  copyLink: fromPromise<void, SharedLink>(async ({ input }) => navigator.clipboard.writeText(input.url)),
  copyTheOldWay: fromPromise<void, SharedLink>(async ({ input }) => {
    if (!copySelected(input.url)) throw new Error('The browser copied nothing');
  }),
  promptLink: fromPromise<void, SharedLink>(
    async ({ input }) => void window.prompt(textOf(shareTexts, 'prompt'), input.url),
  ),
};

/** Copies from a hidden field, because a page without TLS has no clipboard. */
function copySelected(content: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = content;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
