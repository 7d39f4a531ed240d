import texts from '#schemas/texts/home.json';
import { type Driver, type Sight, timePasses } from '../driver.ts';

/** Nothing on the pages tells a visitor from somebody signed in; what matters is that there is a page. */
const seesPage: Sight = (page) => page.seesHeading(`${texts.hero.headline} ${texts.hero.highlight}`);

/** Who is using the site. */
export const sessionDriver = (): Driver => ({
  machine: 'session',
  opens: '/',
  holds: ['user'],
  gestures: {
    'xstate.done.actor.lookUpUser': (page, { event }) =>
      page.answer('user', event.output === undefined ? { status: 401 } : { status: 200, body: event.output }),
    // Every answer of a server is one (D10); only its absence is a failure.
    'xstate.error.actor.lookUpUser': (page) => page.answer('user', 'unreachable'),
    'xstate.after.lookupPatience.*.*': timePasses,
  },
  sights: { lookingUp: (page) => page.seesNothing(), visitor: seesPage, signedIn: seesPage },
});
