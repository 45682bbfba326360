import type { FastifyReply } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Picture } from '#core/media/pictures.ts';
import { picturePolicy } from './headers.ts';

/** Cacheable for good, as a name's picture never changes. */
export function sendPicture(reply: FastifyReply, picture: Picture | undefined): FastifyReply {
  if (!picture) throw new Failure('missing');
  return reply
    .headers({ 'content-security-policy': picturePolicy, 'cache-control': 'public, max-age=31536000, immutable' })
    .type(picture.contentType)
    .send(Buffer.from(picture.bytes));
}
