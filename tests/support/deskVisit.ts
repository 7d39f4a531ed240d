import type { DeskRole } from '#domain/desk/deskRole.ts';
import { createAdminRepository } from '#server/repositories/adminRepository.ts';
import { cheapHash } from './cheapHash.ts';
import { type Browser, openTestServer } from './testServer.ts';

const PASSWORD = 'correct horse';
const stored = cheapHash(PASSWORD);

type Options = Parameters<typeof openTestServer>[0];

/** A server with an account of each role to sign in with. */
export async function openDesk(options: Options = {}) {
  const server = await openTestServer(options);
  const admins = createAdminRepository(server.database.connection);
  const signIn = async (role: DeskRole): Promise<Browser> => {
    const email = `${role}@tillmatch.example`;
    await admins.add(email, stored, new Date('2025-07-01T08:00:00.000Z'), role);
    const browser = server.browser();
    const answer = await browser.post('/api/auth/admin/login', { email, password: PASSWORD });
    if (answer.statusCode !== 200) throw new Error(`${role} could not sign in: ${answer.body}`);
    return browser;
  };
  return { ...server, admins, signIn, password: PASSWORD };
}
