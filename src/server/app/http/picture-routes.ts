import type { FastifyInstance } from 'fastify';
import type { Pictures } from '#core/media/pictures.ts';
import { limitByNetwork, pictureLimit } from '../traffic/rate-limits.ts';
import { sendPicture } from './send-picture.ts';

/** Serves pictures outside the contracts, as their bytes are opaque. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { id: string } }>(
    '/images/:id',
    { onRequest: app.rateLimit({ ...pictureLimit, ...limitByNetwork, groupId: 'images' }) },
    async ({ params }, reply) => {
      return sendPicture(reply, /^[a-z0-9]{1,64}$/.test(params.id) ? await pictures.find(params.id) : undefined);
    },
  );
}
