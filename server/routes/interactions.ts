import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { wireSchema } from '#domain/wire.ts';
import type { InteractionEvent } from '#schemas/__generated__/interaction.ts';
import { interactionForm, quizStartMessages } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createInteractionRepository } from '#server/repositories/interactionRepository.ts';
import type { WriteOptions } from './writeOptions.ts';

const LARGEST_DETAILS = 8 * 1024;
const readInteraction = bodyReader<InteractionEvent>(wireSchema(interactionForm.schema), quizStartMessages);

/** What a visitor did with the results, such as asking for a quote (spec 7). */
export const interactionRoutes: FastifyPluginAsync<WriteOptions> = async (app, { answerOnce, now, limit }) => {
  app.post('/interactions', { config: limit }, async (request, reply) => {
    const interaction = readInteraction(request.body);
    if (Buffer.byteLength(JSON.stringify(interaction.data ?? {})) > LARGEST_DETAILS) throw new Refusal(413, 'tooLarge');
    return answerOnce(request, reply, async (transaction) => {
      const id = randomUUID();
      await createInteractionRepository(transaction).add(id, interaction, now());
      return { status: 201, body: { data: { id } } };
    });
  });
};
