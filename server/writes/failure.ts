/** What a message between threads carries of an error: sent as an error, it would lose all but its words. */
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

/** Whether the write was stored is unknown. `server/database/unavailable.ts` looks for these words. */
export const writerHasEnded = (): Error => new Error('The thread that stores leads has ended');
