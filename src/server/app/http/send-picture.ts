import type { FastifyReply } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Picture } from '#core/media/pictures.ts';
import { picturePolicy } from './headers.ts';

/** Sends a picture that never changes under its name, so that browsers and caches may keep it. */
export function sendPicture(reply: FastifyReply, picture: Picture | undefined): FastifyReply {
  if (!picture) throw new Failure('missing');
  return reply
    .headers({ 'content-security-policy': picturePolicy, 'cache-control': 'public, max-age=31536000, immutable' })
    .type(picture.contentType)
    .send(Buffer.from(picture.bytes));
}
