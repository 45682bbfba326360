import type { FastifyReply, FastifyRequest } from 'fastify';
import { withQuery } from '#core/navigation/url.ts';

export const movedFor = ({ url }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply =>
  reply
    .code(301)
    .header('cache-control', 'public, max-age=3600')
    .header('location', withQuery(path, url.includes('?') ? url.slice(url.indexOf('?')) : ''))
    .send();
