import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type ArticlePicture, picturePath } from '#domain/articles/picture.ts';
import content from '#schemas/content/articles.json' with { type: 'json' };
import { encodePicture } from '#server/articles/encodePicture.ts';
import { createQueue } from '#server/auth/hashQueue.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refusedField } from '#server/http/refusedField.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';
import type { DeskAccess } from './deskAccess.ts';

type Options = { access: DeskAccess; pictures: PictureRepository; now: () => Date };

const LARGEST = content.pictures.largestMegabytes * 1024 * 1024;
/** Uploads at a time, each of which takes up memory from its first byte. */
const MOST = 4;
const COME_AGAIN_AFTER = 5;

/** Accepts pictures of articles, and encodes them again one at a time. What a file claims to be does not matter. */
export const pictureRoutes: FastifyPluginAsync<Options> = async (app, { access, pictures, now }) => {
  const encoding = createQueue({ atOnce: 1, longest: MOST, comeAgainAfter: COME_AGAIN_AFTER });
  let uploads = 0;

  async function takePlace(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (uploads >= MOST) throw new Refusal(503, 'tooBusy', { values: { seconds: COME_AGAIN_AFTER } });
    uploads += 1;
    // This also fires when the browser disconnects before the last byte.
    reply.raw.once('close', () => {
      uploads -= 1;
    });
  }

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', access.guard('articles'));
  app.addHook('onRequest', takePlace);

  app.post('/api/desk/pictures', { bodyLimit: LARGEST }, async (request, reply) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw refusedField('picture', 'notAPicture');
    const encoded = await encoding(() => encodePicture(body));
    await pictures.add(encoded, access.adminOf(request).email, now());
    const { id, width, height } = encoded;
    return reply.code(201).send({ data: { path: picturePath(id), width, height } satisfies ArticlePicture });
  });
};
