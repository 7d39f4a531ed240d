/** Lets so many pieces of work be done at once; others wait for their turn. */
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

    /** Lets everything that waits begin at once, because it will find that it is not wanted any more. */
    dismiss(): void {
      const dismissed = waiting;
      waiting = [];
      taken += dismissed.length;
      for (const begin of dismissed) begin();
    },
  };
}
