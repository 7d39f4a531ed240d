import type { FastifyPluginAsync } from 'fastify';
import { isKnown } from '#server/http/entityTags.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';

const FILE = /^([0-9a-f]{32})(-small)?\.webp$/;

/** The pictures of articles, for anyone who knows their address, which cannot be guessed. */
export const pictureFileRoutes: FastifyPluginAsync<{ pictures: PictureRepository }> = async (app, { pictures }) => {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [file = '', id = '', small] = FILE.exec(request.params.file) ?? [];
    const etag = `"${file}"`;
    const bytes = id === '' ? undefined : await pictures.bytesOf(id, small === undefined ? 'large' : 'small');
    if (!bytes) throw new Refusal(404, 'notFound');
    // Named by its content, so it never changes; pages whose API is elsewhere show it too.
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
};
