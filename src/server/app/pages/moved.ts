import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutKeys, withQuery } from '#core/navigation/url.ts';

export const movedFor = ({ url }: FastifyRequest, reply: FastifyReply, path: string, taken: readonly string[] = []): FastifyReply =>
  reply
    .code(301)
    .header('cache-control', 'public, max-age=3600')
    .header('location', withQuery(path, queryOf(withoutKeys(url, taken))))
    .send();

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
