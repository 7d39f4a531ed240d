import type { FastifyReply, FastifyRequest } from 'fastify';
import { areasOf, type DeskArea } from '#domain/desk/deskRole.ts';
import type { SignedIn } from '#server/auth/signedIn.ts';
import type { Csrf } from '#server/http/csrf.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Admin, AdminRepository } from '#server/repositories/adminRepository.ts';

type Options = { csrf: Csrf; signedIn: SignedIn; admins: AdminRepository };

/** Who may open which part of the desk. */
export function createDeskAccess({ csrf, signedIn, admins }: Options) {
  const known = new WeakMap<FastifyRequest, Admin>();
  return {
    /** A hook that refuses anyone who is not signed in, or whose role does not include this area. */
    guard: (area: DeskArea) => async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const id = await signedIn.find(csrf.sessionOf(request));
      const admin = id === undefined ? undefined : await admins.findById(id);
      if (!admin) throw new Refusal(401, 'notSignedIn');
      if (!areasOf(admin.role).includes(area)) throw new Refusal(403, 'notAllowed');
      known.set(request, admin);
    },

    /** The account that sent a request which the guard has let through. */
    adminOf(request: FastifyRequest): Admin {
      const admin = known.get(request);
      if (!admin) throw new Error('A route of the desk has no guard');
      return admin;
    },
  };
}
export type DeskAccess = ReturnType<typeof createDeskAccess>;
