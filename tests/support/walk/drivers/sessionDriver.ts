import site from '#schemas/content/site.json';
import form from '#schemas/forms/login.schema.json';
import ui from '#schemas/forms/login.ui.json';
import codeForm from '#schemas/forms/sign-in-code.schema.json';
import codeUi from '#schemas/forms/sign-in-code.ui.json';
import cms from '#schemas/texts/blog-cms.json';
import sessionTexts from '#schemas/texts/session.json';
import toasts from '#schemas/texts/toasts.json';
import { type Driver, type Sight, timePasses } from '../driver.ts';

const button = ui['ui:submitButtonOptions'].submitText;
const codeButton = codeUi['ui:submitButtonOptions'].submitText;
const refusal = { status: 401, body: { message: 'Not right', errors: { code: ['Not right'] } } } as const;
const admin = site.footer.flatMap(({ links }) => links).find(({ to }) => to === '/blog-cms')?.title ?? '';

const seesLogin: Sight = async (page, { event }) => {
  await page.seesHeading(form.title);
  await page.seesButton(button, 'ready');
  if (event.type === 'xstate.error.actor.signIn') await page.seesToast(toasts.session.signInFailed.title);
};
const seesCode: Sight = async (page, { event }) => {
  await page.seesHeading(codeForm.title);
  await page.seesButton(codeButton, 'ready');
  if (event.type === 'xstate.error.actor.checkCode') await page.seesText('Not right');
};
const seesBusyLogin: Sight = (page) => page.seesButton(button, 'busy');

/** The session, on the pages that depend on it. After a sign-out the footer's link leads there again. */
export const sessionDriver = (): Driver => ({
  machine: 'session',
  opens: '/auth/login',
  holds: ['user', 'signIn', 'signOut', 'articles'],
  // The real server knows of no session and would refuse the list of articles, which only signed-in users may see.
  prepare: (page) => page.answerAlways('articles', { status: 200, body: { data: [] } }),
  gestures: {
    'xstate.done.actor.lookUpUser': (page, { event }) =>
      page.answer('user', event.output === undefined ? { status: 401 } : { status: 200, body: event.output }),
    // Every answer of the server counts (D10); only its absence is a failure.
    'xstate.error.actor.lookUpUser': (page) => page.answer('user', 'unreachable'),
    'xstate.after.lookupPatience.*.*.*': timePasses,
    'credentials.submitted': async (page, { event, snapshot }) => {
      await page.type(form.properties.email.title, event.credentials.email);
      await page.type(form.properties.password.title, event.credentials.password);
      await page.press(button);
      // A sign-in no longer waits for the earlier look-up, whose late answer must change nothing.
      if (snapshot.matches('lookingUp')) await page.answer('user', { status: 401 });
    },
    'xstate.done.actor.signIn': (page, { event }) =>
      page.answer('signIn', event.output === 'codeNeeded' ? refusal : { status: 200, body: { data: {} } }),
    'code.submitted': async (page, { event }) => {
      await page.type(codeForm.properties.code.title, event.code);
      await page.press(codeButton);
    },
    'code.abandoned': (page) => page.press(sessionTexts.otherAccount),
    'xstate.done.actor.checkCode': (page) => page.answer('signIn', { status: 200, body: { data: {} } }),
    'xstate.error.actor.checkCode': (page) => page.answer('signIn', refusal),
    'xstate.error.actor.signIn': (page) => page.answer('signIn', { status: 401, body: { message: 'Not right' } }),
    'signOut.requested': (page) => page.press(cms.logOut),
    'xstate.done.actor.signOut': async (page) => {
      await page.answer('signOut', { status: 204 });
      await page.follow(admin);
    },
    'xstate.error.actor.signOut': async (page) => {
      await page.answer('signOut', 'unreachable');
      await page.seesToast(toasts.session.signOutFailed.title);
      await page.follow(admin);
    },
    'page.left': (page) => page.putAside(),
    'page.restored': (page) => page.takeOut(),
  },
  sights: {
    'lookingUp.waiting': (page) => page.seesNothing(),
    'lookingUp.late': seesLogin,
    visitor: seesLogin,
    signingIn: seesBusyLogin,
    askingForCode: seesCode,
    checkingCode: (page) => page.seesButton(codeButton, 'busy'),
    refetching: seesBusyLogin,
    signedIn: (page) => page.seesHeading(cms.title),
    signingOut: (page) => page.seesAddress('/'),
    away: (page) => page.seesNothing(),
  },
});
