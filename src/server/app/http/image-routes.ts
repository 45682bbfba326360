import type { FastifyInstance } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Images } from '#core/media/images.ts';
import { limitByNetwork, pictureLimit } from '../traffic/rate-limits.ts';
import { imagePolicy } from './headers.ts';

/** Pictures by their random name. This is no operation of a contract: contracts carry the URL as a value, and the bytes are opaque. */
export function imageRoutes(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { id: string } }>('/images/:id', { onRequest: app.rateLimit({ ...pictureLimit, ...limitByNetwork }) }, async ({ params }, reply) => {
    const image = /^[a-z0-9]{1,64}$/.test(params.id) ? await images.find(params.id) : undefined;
    if (!image) throw new Failure('missing');
    return reply
      .headers({ 'content-security-policy': imagePolicy, 'cache-control': 'public, max-age=31536000, immutable' })
      .type(image.contentType)
      .send(Buffer.from(image.bytes));
  });
}
