import { isDeskRole } from '#domain/desk/deskRole.ts';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import { hashPassword } from '#server/auth/passwordHash.ts';
import type { createAdminRepository } from '#server/repositories/adminRepository.ts';
import type { createSecondFactorRepository } from '#server/repositories/secondFactorRepository.ts';
import { readCommandLine } from '../commandLine.ts';

type Dependencies = {
  admins: ReturnType<typeof createAdminRepository>;
  factors: Pick<ReturnType<typeof createSecondFactorRepository>, 'find' | 'remove'>;
  now: () => Date;
  readPassword: (fromPipe: boolean) => Promise<string>;
  print: (line: string) => void;
};

const SHORTEST_PASSWORD = 8;

export const ADMIN_USAGE = [
  'npm run admin -- create EMAIL      lets somebody sign in; asks for a password',
  'npm run admin -- password EMAIL    sets another password and signs the account out everywhere',
  'npm run admin -- role EMAIL ROLE   owner (everything), sales (leads, funnel and messages) or editor (articles)',
  'npm run admin -- reset-code EMAIL  removes the second step for somebody who lost phone and recovery codes',
  'npm run admin -- list              shows who may sign in, and as what',
  'npm run admin -- remove EMAIL      removes the account and signs it out',
  '  --role ROLE                      with create; owner without it',
  '  --dry-run                        with remove and reset-code: says what would be removed, and changes nothing',
  '  --password-stdin                 reads the password from what is piped in',
].join('\n');

const COMMANDS_OF: Readonly<Record<string, readonly string[]>> = {
  'dry-run': ['remove', 'reset-code'],
  'password-stdin': ['create', 'password'],
  role: ['create'],
};

export async function runAdmin(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { admins, factors, now, print } = dependencies;
  const refuse = (line: string) => {
    print(line);
    return 1;
  };
  const read = readCommandLine(args, {
    'dry-run': { type: 'boolean' },
    'password-stdin': { type: 'boolean' },
    role: { type: 'string' },
  });
  if ('mistake' in read) return refuse(`${read.mistake}\n\n${ADMIN_USAGE}`);
  const { values, words } = read;
  const [command = '', typed = '', newRole, ...more] = words;
  const email = normaliseText(typed);

  const unknown = Object.keys(values).find((option) => !COMMANDS_OF[option]?.includes(command));
  if (unknown !== undefined) return refuse(`"${command}" has no option --${unknown}.`);
  const isTrial = values['dry-run'] === true;
  if (command === 'list' && words.length === 1) {
    const all = await admins.list();
    for (const admin of all)
      print(`${admin.email}  ${admin.role}  since ${admin.createdAt.toISOString().slice(0, 10)}`);
    if (all.length === 0) print('Nobody may sign in yet: npm run admin -- create EMAIL');
    return 0;
  }
  const isKnown = ['create', 'password', 'role', 'reset-code', 'remove'].includes(command);
  if (!isKnown || more.length > 0 || (command === 'role') !== (newRole !== undefined)) return refuse(ADMIN_USAGE);
  const role = newRole ?? values.role ?? 'owner';
  if (!isDeskRole(role)) return refuse(`"${role}" is not a role: owner, sales or editor.`);
  if (!isEmailAddress(email)) return refuse(`"${email}" is not an email address.\n\n${ADMIN_USAGE}`);

  const admin = await admins.find(email);
  if (command === 'create' ? admin : !admin)
    return refuse(admin ? `${email} has an account already.` : `${email} has no account.`);
  if (command === 'remove' && admin) {
    if (isTrial) {
      print(`${admin.email}, ${admin.role}, would no longer be able to sign in. Nothing was changed.`);
      return 0;
    }
    await admins.remove(admin.id);
    print(`${email} can no longer sign in.`);
    return 0;
  }

  if (command === 'reset-code' && admin) {
    if (isTrial) {
      const isThere = (await factors.find(admin.id)) !== undefined;
      print(
        isThere
          ? `${email} would sign in with the password alone. Nothing was changed.`
          : `${email} has no second step.`,
      );
      return isThere ? 0 : 1;
    }
    const wasThere = await factors.remove(admin.id);
    print(wasThere ? `${email} signs in with the password alone now.` : `${email} has no second step.`);
    return wasThere ? 0 : 1;
  }

  if (command === 'role' && admin) {
    await admins.changeRole(admin.id, role);
    print(`${email} is ${role} now.`);
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
    await admins.add(normaliseText(email), hash, now(), role);
    print(`${email} can sign in at /auth/login.`);
  }
  return 0;
}
