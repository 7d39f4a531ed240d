import type { Login } from '#schemas/__generated__/login.ts';

/** What has become of a sign-in that was not refused. */
export type SignInOutcome = 'signedIn' | 'codeNeeded';
/** The code goes with the password, of which the server keeps nothing in between. */
export type SignIn = Login & { code?: string };
