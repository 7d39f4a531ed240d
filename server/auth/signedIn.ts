import { createHash } from 'node:crypto';
import type { Connection } from '#server/database/schema.ts';
import { type AdminSession, createAdminSessionRepository } from '#server/repositories/adminSessionRepository.ts';

const MINUTE = 60 * 1000;
/** An unused session ends after this; the cookie itself ends twelve hours after the sign-in (csrf.ts). */
export const IDLE_LIMIT = 2 * 60 * MINUTE;
/** Activity is recorded at most this often. */
const SEEN_EVERY = MINUTE;

type Options = { connection: Connection; now: () => Date };

/** Who is signed in, by the id of the browser's session. The database has only its hash, which is not enough to sign in. */
export function createSignedIn({ connection, now }: Options) {
  const sessions = createAdminSessionRepository(connection);
  return {
    /** @param device the browser's name for itself */
    async begin(sessionId: string, adminId: number, device: string): Promise<void> {
      await sessions.add(hashOf(sessionId), adminId, device, now());
    },

    /** The id of the session's administrator; undefined for anyone else. */
    async find(sessionId: string | undefined): Promise<number | undefined> {
      if (sessionId === undefined) return undefined;
      const idHash = hashOf(sessionId);
      const session = await sessions.find(idHash);
      if (!session) return undefined;
      const idle = now().getTime() - session.seenAt.getTime();
      if (idle > IDLE_LIMIT) {
        await sessions.remove(idHash);
        return undefined;
      }
      if (idle > SEEN_EVERY) await sessions.see(idHash, now());
      return session.adminId;
    },

    /** An account's sessions that have not ended, the last seen first. */
    async list(adminId: number, sessionId: string | undefined): Promise<(AdminSession & { isCurrent: boolean })[]> {
      const current = sessionId === undefined ? undefined : hashOf(sessionId);
      const isOpen = ({ seenAt }: AdminSession) => now().getTime() - seenAt.getTime() <= IDLE_LIMIT;
      return (await sessions.listOf(adminId))
        .filter(isOpen)
        .map((session) => ({ ...session, isCurrent: session.idHash === current }));
    },

    async endAll(adminId: number): Promise<void> {
      await sessions.removeOf(adminId);
    },

    async end(sessionId: string | undefined): Promise<void> {
      if (sessionId !== undefined) await sessions.remove(hashOf(sessionId));
    },
  };
}
export type SignedIn = ReturnType<typeof createSignedIn>;

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');
