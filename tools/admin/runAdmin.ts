import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import { hashPassword } from '#server/auth/passwordHash.ts';
import type { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { readCommandLine } from '../commandLine.ts';

type Dependencies = {
  admins: ReturnType<typeof createAdminRepository>;
  now: () => Date;
  readPassword: (fromPipe: boolean) => Promise<string>;
  print: (line: string) => void;
};

const SHORTEST_PASSWORD = 8;

export const ADMIN_USAGE = [
  'npm run admin -- create EMAIL      lets somebody sign in; asks for a password',
  'npm run admin -- password EMAIL    sets another password and signs the account out everywhere',
  'npm run admin -- list              shows who may sign in',
  'npm run admin -- remove EMAIL      takes the account away and signs it out',
  '  --password-stdin                 reads the password from what is piped in',
].join('\n');

export async function runAdmin(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { admins, now, print } = dependencies;
  const refuse = (line: string) => {
    print(line);
    return 1;
  };
  const read = readCommandLine(args, { 'password-stdin': { type: 'boolean' } });
  if ('mistake' in read) return refuse(`${read.mistake}\n\n${ADMIN_USAGE}`);
  const { values, words } = read;
  const [command = '', typed = ''] = words;
  const email = normaliseText(typed);

  if (command === 'list' && words.length === 1) {
    const all = await admins.list();
    for (const admin of all) print(`${admin.email}  since ${admin.createdAt.toISOString().slice(0, 10)}`);
    if (all.length === 0) print('Nobody may sign in yet: npm run admin -- create EMAIL');
    return 0;
  }
  if (!['create', 'password', 'remove'].includes(command) || words.length > 2) return refuse(ADMIN_USAGE);
  if (!isEmailAddress(email)) return refuse(`"${email}" is no email address.\n\n${ADMIN_USAGE}`);

  const admin = await admins.find(email);
  if (command === 'create' ? admin : !admin)
    return refuse(admin ? `${email} has an account already.` : `${email} has no account.`);
  if (command === 'remove' && admin) {
    await admins.remove(admin.id);
    print(`${email} can no longer sign in.`);
    return 0;
  }

  // Normalised as at sign-in.
  const password = normaliseText(await dependencies.readPassword(values['password-stdin'] === true));
  if (password.length < SHORTEST_PASSWORD)
    return refuse(`A password has at least ${SHORTEST_PASSWORD} characters. Nothing was changed.`);
  const hash = await hashPassword(password);
  if (admin) {
    await admins.changePassword(admin.id, hash);
    print(`${email} has a new password and is signed out everywhere.`);
  } else {
    await admins.add(normaliseText(email), hash, now());
    print(`${email} can sign in at /auth/login.`);
  }
  return 0;
}
