import type { Subscription } from 'xstate';
import type { Interaction } from '#machines/interaction.ts';
import { useEmitted } from '#src/actors/useEmitted.ts';
import { createInteraction } from '#src/api/interactions.ts';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { trackEvent } from './trackEvent.ts';

type Reporter = { on(type: 'interaction', handler: (interaction: Interaction) => void): Subscription };

/** Records the interactions of a machine when the visitor's email address is known (spec 6). */
export function useInteractions(actor: Reporter): void {
  useEmitted(actor, 'interaction', recordInteraction);
}

function recordInteraction({ name, details }: Interaction): void {
  const email = rememberedEmail();
  if (email === undefined) return;
  // Nothing depends on these calls, and the visitor must not notice a failure.
  createInteraction({ type: name, email, data: details }).catch(() => undefined);
  trackEvent(name, email).catch(() => undefined);
}
