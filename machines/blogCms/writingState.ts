import { emit } from 'xstate';
import { type BlogCmsContext, blogCms, type PictureUpload } from './blogCmsSetup.ts';

/** Asks before what was typed is given up. */
export const givingUp = (goOn: string) =>
  blogCms.createStateConfig({
    tags: 'asking',
    on: {
      'giveUp.confirmed': { target: '#blogCms.browsing', actions: 'forgetUnfinished' },
      'giveUp.declined': goOn,
      'dialog.dismissed': goOn,
    },
  });

const dismissed = [
  { guard: 'hasUnsaved', target: '#blogCms.browsing', actions: 'keepUnfinished' },
  { target: '#blogCms.browsing', actions: 'forgetUnfinished' },
] as const;

/** An article's form is open; sending it stores the article. Pictures upload while the editor keeps writing. */
export const writing = blogCms.createStateConfig({
  tags: ['form', 'table'],
  on: { 'form.changed': { actions: 'keepForm' } },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'form.submitted': { target: '#blogCms.saving', actions: ['keepForm', 'forgetRefusal'] },
        'picture.chosen': {
          target: 'uploading',
          actions: { type: 'keepUpload', params: ({ event: { place, file } }) => ({ place, file }) },
        },
        'dialog.cancelled': [
          { guard: 'hasUnsaved', target: 'givingUp' },
          { target: '#blogCms.browsing', actions: 'forgetUnfinished' },
        ],
        'dialog.dismissed': dismissed,
      },
    },
    uploading: {
      tags: 'uploading',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context }) => sent(context),
        onDone: {
          target: 'typing',
          actions: [
            emit(({ context, event }) => ({
              type: 'picture.stored',
              place: sent(context).place,
              picture: event.output,
            })),
            { type: 'keepCover', params: ({ event }) => ({ picture: event.output }) },
            'forgetUpload',
          ],
        },
        onError: {
          target: 'typing',
          actions: [
            { type: 'keepUploadError', params: ({ event }) => ({ error: event.error }) },
            { type: 'askForSignIn', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        // Replaces the upload in progress.
        'picture.chosen': {
          target: 'uploading',
          reenter: true,
          actions: { type: 'keepUpload', params: ({ event: { place, file } }) => ({ place, file }) },
        },
        'upload.stopped': { target: 'typing', actions: 'forgetUpload' },
        'dialog.cancelled': { target: 'givingUp', actions: 'forgetUpload' },
        'dialog.dismissed': dismissed,
      },
    },
    givingUp: givingUp('typing'),
  },
});

/** The chosen picture, without which nothing is sent. */
function sent({ upload }: BlogCmsContext): PictureUpload {
  if (!upload) throw new Error('No picture was chosen');
  return upload;
}
