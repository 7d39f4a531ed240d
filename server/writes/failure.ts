/** An error, of which a message between threads keeps only the words. */
export type Failure = { message: string; errcode?: unknown; code?: unknown; stack?: string | undefined };

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return {
    message,
    stack,
    ...('errcode' in error && { errcode: error.errcode }),
    ...('code' in error && { code: error.code }),
  };
}

export const errorOf = ({ message, ...details }: Failure): Error => Object.assign(new Error(message), details);

/** Nobody knows whether it was stored. `server/database/unavailable.ts` knows these words. */
export const writerHasEnded = (): Error => new Error('The thread that stores leads has ended');
