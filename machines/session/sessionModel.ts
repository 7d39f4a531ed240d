import form from '#schemas/forms/login.schema.json';
import ui from '#schemas/forms/login.ui.json';
import codeForm from '#schemas/forms/sign-in-code.schema.json';
import codeUi from '#schemas/forms/sign-in-code.ui.json';
import cms from '#schemas/texts/blog-cms.json';
import sessionTexts from '#schemas/texts/session.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { LOOKUP_PATIENCE, sessionMachine } from './sessionMachine.ts';

export const walkedCredentials = { email: 'admin@tillmatch.example', password: 'correct horse' } as const;

const walkedCode = '123456';

/** Who is using the site. Classes: somebody is signed in, or nobody; the account has a second factor, or none. */
export const sessionModel = (): MachineModel => ({
  title: 'Session',
  machine: sessionMachine,
  classes: (type, snapshot) => {
    if (type === 'xstate.done.actor.lookUpUser')
      return [
        { type, output: { id: 7 } },
        { type, output: undefined },
      ];
    if (type === 'xstate.done.actor.signIn')
      return [
        { type, output: 'signedIn' },
        { type, output: 'codeNeeded' },
      ];
    if (type === 'xstate.done.actor.checkCode') return [{ type, output: 'signedIn' }];
    if (type === 'code.submitted') return [{ type, code: walkedCode }];
    if (type === 'credentials.submitted') return [{ type, credentials: walkedCredentials }];
    return plainEvent(type, snapshot);
  },
  memory: () => null,
  sayEvent: (event) => {
    switch (event.type) {
      case 'xstate.done.actor.lookUpUser':
        return event.output === undefined ? 'The server says nobody is signed in' : 'The server says who is signed in';
      case 'xstate.error.actor.lookUpUser':
        return 'The user lookup fails';
      case 'credentials.submitted':
        return `At “${form.title}” type email and password and press “${ui['ui:submitButtonOptions'].submitText}”`;
      case 'xstate.done.actor.signIn':
        return event.output === 'codeNeeded'
          ? 'The server takes email and password, and asks for a code'
          : 'The server takes email and password';
      case 'xstate.error.actor.signIn':
        return 'The server refuses email and password';
      case 'code.submitted':
        return `At “${codeForm.title}” type the code and press “${codeUi['ui:submitButtonOptions'].submitText}”`;
      case 'code.abandoned':
        return `Press “${sessionTexts.otherAccount}”`;
      case 'xstate.done.actor.checkCode':
        return 'The server takes the code';
      case 'xstate.error.actor.checkCode':
        return 'The server refuses the code';
      case 'signOut.requested':
        return `Press “${cms.logOut}”`;
      case 'xstate.done.actor.signOut':
        return 'The server has ended the session';
      case 'xstate.error.actor.signOut':
        return 'The server does not answer that the session has ended';
      case 'page.left':
        return 'Go to another site in this tab';
      case 'page.restored':
        return 'Come back with the browser’s Back';
      default:
        return `No answer has come after ${LOOKUP_PATIENCE / 1000} s`;
    }
  },
  sayState: (snapshot) => {
    if (snapshot.hasTag('unknown')) return 'Nothing is on the screen';
    if (snapshot.matches('signedIn')) return `“${cms.title}” is on the screen`;
    if (snapshot.hasTag('code'))
      return snapshot.hasTag('busy')
        ? `“${codeUi['ui:submitButtonOptions'].submitText}” is busy and does nothing`
        : `“${codeForm.title}” asks for the code; after a refusal its field says why`;
    if (snapshot.hasTag('busy')) return `“${ui['ui:submitButtonOptions'].submitText}” is busy and does nothing`;
    if (snapshot.matches('signingOut')) return 'Home is on the screen';
    return `The page of a visitor: “${form.title}”; after a refusal the toast “${toasts.session.signInFailed.title}”`;
  },
});
