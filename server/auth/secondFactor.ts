import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import site from '#schemas/content/site.json' with { type: 'json' };
import type { Connection } from '#server/database/schema.ts';
import type { Admin } from '#server/repositories/adminRepository.ts';
import { createSecondFactorRepository } from '#server/repositories/secondFactorRepository.ts';
import { createSeal } from './sealed.ts';

const SECRET_BYTES = 20;
/** Codes of the half minutes before and after are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1;
const CODE = /^\d{6}$/;
const RECOVERY_CODES = 10;
/** 80 bits cannot be found by trial and error, so a plain hash protects them. */
const RECOVERY_BYTES = 10;

type Options = { connection: Connection; secret: string; now: () => Date };

/** What an authenticator app needs: the secret to type, and the address that a QR code holds. */
export type OfferedFactor = { secret: string; address: string };

/** Codes of an authenticator app (RFC 6238) beside the password, with recovery codes for a lost phone. */
export function createSecondFactor({ connection, secret, now }: Options) {
  const factors = createSecondFactorRepository(connection);
  const seal = createSeal(secret, 'second factor');

  /** Whether the app shows this code now, and it has not been used yet. */
  async function isShown(adminId: number, sealedSecret: string, code: string): Promise<boolean> {
    const opened = CODE.test(code) ? seal.open(sealedSecret, String(adminId)) : undefined;
    if (opened === undefined) return false;
    const totp = new TOTP({ secret: Secret.fromBase32(opened) });
    const timestamp = now().getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta !== null && factors.takeStep(adminId, totp.counter({ timestamp }) + delta);
  }

  return {
    async state(adminId: number): Promise<{ isOn: boolean; recoveryCodes: number }> {
      const isOn = (await factors.find(adminId))?.isConfirmed ?? false;
      return { isOn, recoveryCodes: isOn ? await factors.countRecoveryCodes(adminId) : 0 };
    },

    /** A new secret, in force only once it is confirmed. Undefined for an account that already has a factor. */
    async offer({ id, email }: Pick<Admin, 'id' | 'email'>): Promise<OfferedFactor | undefined> {
      const made = new Secret({ size: SECRET_BYTES });
      if (!(await factors.offer(id, seal.close(made.base32, String(id))))) return undefined;
      const totp = new TOTP({ issuer: site.brand.name, label: email, secret: made });
      return { secret: made.base32, address: totp.toString() };
    },

    /** Confirms that the app shows the right codes. Only this call returns the recovery codes; undefined for a wrong code. */
    async confirm(adminId: number, code: string): Promise<string[] | undefined> {
      const factor = await factors.find(adminId);
      if (!factor || factor.isConfirmed || !(await isShown(adminId, factor.sealedSecret, formatCode(code))))
        return undefined;
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await connection
        .transaction()
        .execute((transaction) =>
          createSecondFactorRepository(transaction).confirm(adminId, codes.map(formatCode).map(hashOf), now()),
        );
      return codes;
    },

    /** Whether a code opens an account that has a factor. Each code works once. */
    async isRight(adminId: number, code: string): Promise<boolean> {
      const factor = await factors.find(adminId);
      if (!factor?.isConfirmed) return false;
      const typed = formatCode(code);
      return (await isShown(adminId, factor.sealedSecret, typed)) || factors.takeRecoveryCode(adminId, hashOf(typed));
    },

    remove: (adminId: number): Promise<boolean> => factors.remove(adminId),
  };
}
export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Four groups of four letters and digits that are not easily confused. */
function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase();
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** Removes what people may type with it: spaces, dashes, capitals. */
const formatCode = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
