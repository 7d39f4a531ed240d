import { LOOKUP_PATIENCE, sessionMachine } from '#machines/session/sessionMachine.ts';
import type { MachineModel } from './model.ts';

/** Who is using the site. Classes: somebody is signed in, nobody is. */
export const sessionModel = (): MachineModel => ({
  title: 'Session',
  machine: sessionMachine,
  classes: (type) => {
    if (type === 'xstate.done.actor.lookUpUser')
      return [
        { type, output: { id: 7 } },
        { type, output: undefined },
      ];
    return [type.startsWith('xstate.error.') ? { type, error: new Error('No answer') } : { type }];
  },
  // An actor answers once: what it answered is known by where the session is, except before its answer.
  memory: (snapshot) => (snapshot.context as { user: unknown }).user !== undefined,
  sayEvent: (event) => {
    if (event.type === 'xstate.done.actor.lookUpUser')
      return event.output === undefined ? 'The server says nobody is signed in' : 'The server says who is signed in';
    return event.type.startsWith('xstate.error.')
      ? 'The user lookup fails'
      : `No answer has come after ${LOOKUP_PATIENCE / 1000} s`;
  },
  sayState: (snapshot) => {
    if (snapshot.matches('lookingUp')) return 'Nothing is on the screen yet';
    return snapshot.matches('signedIn') ? 'The page of somebody signed in' : 'The page of a visitor';
  },
});
