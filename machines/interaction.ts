import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';

/** What a visitor did with the results. The app keeps it when it is known who the visitor is (spec 7). */
export type Interaction = {
  type: 'interaction';
  name: InteractionEvent['type'];
  details: Record<string, unknown>;
};
