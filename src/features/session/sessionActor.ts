import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import { inspect } from '#src/actors/inspection.ts';
import { sessionActors } from './sessionActors.ts';

const machine = sessionMachine.provide({ actors: sessionActors });

/** The session of this page. Outside React, because it starts before anything is rendered; it is never started at build. */
export const session =
  typeof window === 'undefined'
    ? createActor(machine, {
        snapshot: machine.resolveState({
          value: 'visitor',
          context: { user: undefined, credentials: undefined, code: '', refusal: undefined },
        }),
      })
    : createActor(machine, { inspect });
