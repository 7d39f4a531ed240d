/** How long each delay of the main quiz lasts, in milliseconds (spec 9 "Timers"). */
export const timings = {
  /** The countdown. */
  estimate: 60_000,
  analyzing: 800,
  assessing: 1000,
  matching: 1200,
  generating: 1000,
  /** Between the last phase and the results. */
  handover: 500,
  /** How long to wait for the server's recommendations before the browser computes its own (D17). */
  recommendationPatience: 8000,
} as const;
