import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';

/** What a visitor did with the results; recorded when the visitor's address is known (spec 7). */
export type Interaction = {
  type: 'interaction';
  name: InteractionEvent['type'];
  details: Record<string, unknown>;
};
