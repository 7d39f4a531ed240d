/** Milliseconds between two log lines about a failure that continues. */
const SAID_EVERY = 60_000;

export type Outage = {
  failed: (error: unknown) => void;
  worked: () => void;
};

type Lines = {
  onFailure: (error: unknown) => void;
  /** After at least one failure. */
  onRecovery: (seconds: number) => void;
};

/** For something that is tried again and again: reports a failure when it begins, then once a minute, and when it is over. */
export function createOutage({ onFailure, onRecovery }: Lines): Outage {
  let beganAt: number | undefined;
  let saidAt = 0;
  return {
    failed(error) {
      const now = performance.now();
      if (beganAt !== undefined && now - saidAt < SAID_EVERY) return;
      beganAt ??= now;
      saidAt = now;
      onFailure(error);
    },
    worked() {
      if (beganAt === undefined) return;
      const seconds = Math.round((performance.now() - beganAt) / 1000);
      beganAt = undefined;
      onRecovery(seconds);
    },
  };
}
