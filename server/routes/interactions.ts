import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { wireSchema } from '#domain/wire.ts';
import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';
import interactionSchema from '#schemas/forms/interaction.schema.json' with { type: 'json' };
import quizStartUi from '#schemas/forms/quiz-start.ui.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { requestKey, sendWritten } from '#server/http/idempotency.ts';
import type { LeadLimit } from '#server/http/rateLimits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { interactionRow } from '#server/repositories/interactionRepository.ts';
import type { Writer } from '#server/writes/writer.ts';

type Options = { write: Writer; now: () => Date; limit: LeadLimit };

const LARGEST_DETAILS = 8 * 1024;
// Its email field has the messages of the quiz start.
const { schema, messagesIn } = readForm(interactionSchema, quizStartUi);
export const readInteraction = bodyReader<InteractionEvent>(wireSchema(schema), messagesIn);

/** spec 7. */
export const interactionRoutes: FastifyPluginAsync<Options> = async (app, { write, now, limit }) => {
  app.post('/interactions', { config: limit }, async (request, reply) => {
    const interaction = readInteraction(request.body);
    if (Buffer.byteLength(JSON.stringify(interaction.data ?? {})) > LARGEST_DETAILS) throw new Refusal(413, 'tooLarge');
    const id = randomUUID();
    const at = now();
    const answer = { status: 201, body: { data: { id } } };
    const row = interactionRow(id, interaction, at);
    return sendWritten(reply, await write({ id, at, key: requestKey(request), answer, interaction: row }));
  });
};
