import { isRecord } from '#domain/json.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { tabStorage } from './tabStorage.ts';

/** Session storage items of spec 3 "Remembered user": `user` holds only the email; `userEmail` is also read. */
const USER = 'user';
const USER_EMAIL = 'userEmail';

export function rememberedEmail(): string | undefined {
  const user = tabStorage.read(USER);
  const candidates = [isRecord(user) ? user.email : undefined, tabStorage.read(USER_EMAIL)];
  return candidates.find((email): email is string => typeof email === 'string' && isEmailAddress(email));
}

export function rememberEmail(email: string): void {
  tabStorage.write(USER, { email });
}
