/** Runs at most `most` pieces of work at once; the others wait for their turn. */
export function createSlots(most: number) {
  let taken = 0;
  let waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    async run(work: () => Promise<void>): Promise<void> {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        await work();
      } finally {
        leave();
      }
    },

    /** Lets all waiting work begin at once: it will find that it is no longer wanted. */
    dismiss(): void {
      const dismissed = waiting;
      waiting = [];
      taken += dismissed.length;
      for (const begin of dismissed) begin();
    },
  };
}
