import texts from '#schemas/texts/home.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { quizStartMachine } from './quizStartMachine.ts';

/** The email field of the home page. Classes: an address, and a text that is not one. */
export const quizStartModel = (): MachineModel => ({
  title: 'Email-first start',
  machine: quizStartMachine,
  classes: (type) => {
    if (type === 'email.submitted')
      return [
        { type, email: 'maria@trattoriagallo.example' },
        { type, email: 'maria@' },
      ];
    return [type.startsWith('xstate.error.') ? { type, error: new Error('The server refuses') } : { type }];
  },
  memory: () => null,
  sayEvent: (event) => {
    if (event.type === 'email.submitted') return `Type “${event.email}” and press “${texts.hero.start}”`;
    return event.type.startsWith('xstate.done.') ? 'The server takes the address' : 'The server refuses the address';
  },
  sayState: (snapshot) => {
    if (snapshot.matches('starting')) return `“${texts.hero.start}” is busy and does nothing`;
    if (snapshot.matches('started')) return 'The first question of the quiz is on the screen';
    return `The hero is on the screen; after a fault the toast “${toasts.quizStart.invalidEmail.title}” or “${toasts.quizStart.failed.title}”`;
  },
});
