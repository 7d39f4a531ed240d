import { toWire } from '#domain/wire.ts';
import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';
import { post, productPath } from './http.ts';

/** Records what a visitor did with the results (spec 7). */
export async function createInteraction(interaction: InteractionEvent): Promise<void> {
  await post(productPath('interactions'), toWire(interaction));
}
