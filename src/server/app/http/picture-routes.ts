import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Pictures } from '#core/media/pictures.ts';
import { limitByNetwork, pictureLimit } from '../traffic/rate-limits.ts';
import { picturePolicy } from './headers.ts';

/** Pictures by their random name. This is no operation of a contract: contracts carry the URL as a value, and the bytes are opaque. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { id: string } }>('/images/:id', { onRequest: app.rateLimit({ ...pictureLimit, ...limitByNetwork }) }, async ({ params }, reply) => {
    const picture = /^[a-z0-9]{1,64}$/.test(params.id) ? await pictures.find(params.id) : undefined;
    if (!picture) throw new Failure('missing');
    return reply
      .headers({ 'content-security-policy': picturePolicy, 'cache-control': 'public, max-age=31536000, immutable' })
      .type(picture.contentType)
      .send(Buffer.from(picture.bytes));
  });
}
