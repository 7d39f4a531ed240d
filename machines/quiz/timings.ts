/** How long each delay of the main quiz lasts, in milliseconds (spec 9 "Timers"). */
export const timings = {
  /** The estimated time that is counted down. */
  estimate: 60_000,
  analyzing: 800,
  assessing: 1000,
  matching: 1200,
  generating: 1000,
  /** Between the last phase and the results. */
  handover: 500,
  /** How long the server's recommendations are waited for before the browser makes them (D17). */
  recommendationPatience: 8000,
} as const;
