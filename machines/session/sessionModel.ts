import form from '#schemas/forms/login.schema.json';
import ui from '#schemas/forms/login.ui.json';
import cms from '#schemas/texts/blog-cms.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { LOOKUP_PATIENCE, sessionMachine } from './sessionMachine.ts';

export const walkedCredentials = { email: 'admin@tillmatch.example', password: 'correct horse' } as const;

/** Who is using the site. Classes: somebody is signed in, nobody is. */
export const sessionModel = (): MachineModel => ({
  title: 'Session',
  machine: sessionMachine,
  classes: (type, snapshot) => {
    if (type === 'xstate.done.actor.lookUpUser')
      return [
        { type, output: { id: 7 } },
        { type, output: undefined },
      ];
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
        return 'The server takes email and password';
      case 'xstate.error.actor.signIn':
        return 'The server refuses email and password';
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
    if (snapshot.hasTag('busy')) return `“${ui['ui:submitButtonOptions'].submitText}” is busy and does nothing`;
    if (snapshot.matches('signingOut')) return 'Home is on the screen';
    return `The page of a visitor: “${form.title}”; after a refusal the toast “${toasts.session.signInFailed.title}”`;
  },
});
