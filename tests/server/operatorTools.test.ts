import { expect, test } from 'vitest';
import { isPassword } from '#server/auth/passwordHash.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { createSecondFactorRepository } from '#server/repositories/secondFactorRepository.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { runAdmin } from '#tools/admin/runAdmin.ts';
import { runMail } from '#tools/mail/runMail.ts';

const MORNING = new Date('2025-07-15T10:00:00.000Z');

test('the operator holds mails and releases them, and takes an address out', async () => {
  const { connection } = await openMemoryDatabase();
  const lines: string[] = [];
  const mail = (...args: string[]) =>
    runMail(args, { connection, now: () => MORNING, print: (line) => lines.push(line) });
  const codes: number[] = [];
  for (const line of [
    'release',
    'hold',
    'suppress sam@example.com',
    'suppress Sam+1@example.com',
    'suppress sam',
    'status',
    'unsuppress sam@example.com',
    'unsuppress sam@example.com',
    'release',
  ])
    codes.push(await mail(...line.split(' ')));
  expect(codes).toEqual([1, 0, 0, 0, 1, 0, 0, 1, 0]);
  expect(lines.filter((line) => !line.startsWith('npm run'))).toEqual([
    'Nothing was held.',
    'Nothing more is sent until: npm run mail -- release',
    'sam@example.com gets no more mails.',
    'Sam+1@example.com gets no more mails.',
    `Held since ${MORNING.toISOString()}: held by the operator. To send: npm run mail -- release`,
    '1 inbox wants no mails.',
    'No mail has been queued yet.',
    'sam@example.com gets mails again.',
    'sam@example.com was not kept from mails.',
    'What waits is sent.',
  ]);
});

test('accounts are created, given another password, listed and removed', async () => {
  const database = await openMemoryDatabase();
  const admins = createAdminRepository(database.connection);
  const factors = createSecondFactorRepository(database.connection);
  const lines: string[] = [];
  const admin = (password: string, ...args: string[]) =>
    runAdmin(args, {
      admins,
      factors,
      now: () => MORNING,
      readPassword: async () => password,
      print: (line) => lines.push(line),
    });

  expect(await admin('', 'list')).toBe(0);
  expect(await admin('short', 'create', 'admin@tillmatch.example')).toBe(1);
  expect(await admins.list()).toEqual([]);
  expect(await admin('correct horse', 'create', 'Admin@tillmatch.example')).toBe(0);
  expect(await admin('correct horse', 'create', 'admin@tillmatch.example')).toBe(1);
  expect(await admin('battery staple', 'password', 'admin@tillmatch.example')).toBe(0);
  const stored = await admins.find('ADMIN@tillmatch.example');
  expect(await isPassword('battery staple', stored?.passwordHash)).toBe(true);
  expect(await admin('', 'reset-code', 'admin@tillmatch.example')).toBe(1);
  await factors.offer(stored?.id ?? 0, 'sealed');
  await factors.confirm(stored?.id ?? 0, ['hash'], MORNING);
  expect(await admin('', 'reset-code', 'admin@tillmatch.example', '--dry-run')).toBe(0);
  expect(await factors.find(stored?.id ?? 0)).toBeDefined();
  expect(await admin('', 'reset-code', 'admin@tillmatch.example')).toBe(0);
  expect(await factors.find(stored?.id ?? 0)).toBeUndefined();
  expect(await admin('', 'role', 'admin@tillmatch.example', 'king')).toBe(1);
  expect(await admin('', 'role', 'admin@tillmatch.example', 'sales')).toBe(0);
  expect(await admin('', 'list')).toBe(0);
  expect(await admin('', 'remove', 'admin@tillmatch.example', '--dry-run')).toBe(0);
  expect(await admin('', 'remove', 'admin@tillmatch.example')).toBe(0);
  expect(await admin('', 'remove', 'admin@tillmatch.example')).toBe(1);
  expect(await admin('', 'create', 'admin@')).toBe(1);
  expect(await admin('', 'list', '--dry-run')).toBe(1);
  expect(await admin('', 'promote', 'admin@tillmatch.example')).toBe(1);
  expect(lines.slice(0, 13)).toEqual([
    'Nobody may sign in yet: npm run admin -- create EMAIL',
    'A password has at least 8 characters. Nothing was changed.',
    'Admin@tillmatch.example can sign in at /auth/login.',
    'admin@tillmatch.example has an account already.',
    'admin@tillmatch.example has a new password and is signed out everywhere.',
    'admin@tillmatch.example has no second step.',
    'admin@tillmatch.example would sign in with the password alone. Nothing was changed.',
    'admin@tillmatch.example signs in with the password alone now.',
    '"king" is not a role: owner, sales or editor.',
    'admin@tillmatch.example is sales now.',
    'Admin@tillmatch.example  sales  since 2025-07-15',
    'Admin@tillmatch.example, sales, would no longer be able to sign in. Nothing was changed.',
    'admin@tillmatch.example can no longer sign in.',
  ]);
  expect(await admins.list()).toEqual([]);
});
