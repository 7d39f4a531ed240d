import type { Login } from '#schemas/__generated__/login.ts';

/** The outcome of a sign-in that was not refused. */
export type SignInOutcome = 'signedIn' | 'codeNeeded';
/** The code is sent with the password again, because the server keeps nothing in between. */
export type SignIn = Login & { code?: string };
