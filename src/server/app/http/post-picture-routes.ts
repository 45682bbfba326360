import type { FastifyInstance } from 'fastify';
import { existing } from '#core/failure.ts';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { pictureLimit } from '../traffic/rate-limits.ts';
import { picturePolicy } from './headers.ts';
import type { RequestContexts } from './request-contexts.ts';

export type FindPicture = (context: RequestContext, id: string, isSmall: boolean) => Promise<ShownPicture | undefined>;

/** Caches public pictures for a minute, so that removed ones vanish soon (S-79); others never. */
export function postPictureRoutes(app: FastifyInstance, contexts: Pick<RequestContexts, 'of' | 'refuseReplayed'>, find: FindPicture): void {
  app.get<{ Params: { id: string; size?: string } }>(
    '/media/:id/:size?',
    { onRequest: app.rateLimit({ ...pictureLimit, groupId: 'media' }) },
    async (request, reply) => {
      const { id, size } = request.params;
      const context = await contexts.of(request);
      if (context.persona !== undefined) await contexts.refuseReplayed(request);
      const picture = existing(
        /^[a-z0-9]{16,32}$/.test(id) && (size === undefined || size === 'small') ? await find(context, id, size === 'small') : undefined,
      );
      return reply
        .headers({
          'content-security-policy': picturePolicy,
          'content-disposition': 'inline',
          'cache-control': picture.isPublic && context.persona === undefined ? `${context.caller ? 'private' : 'public'}, max-age=60` : 'private, no-store',
        })
        .type('image/webp')
        .send(Buffer.from(picture.bytes));
    },
  );
}
