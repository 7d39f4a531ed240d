/** How long each delay of the savings quiz lasts, in milliseconds (spec 9 "Timers"). */
export const savingsTimings = {
  /** Between a choice and the next question. */
  pause: 500,
  /** Each of the three seconds before the report can be asked for. */
  second: 1000,
} as const;
