import type { FastifyRequest } from 'fastify';

/** Path and query as they were asked, whether or not the request line named a host before them. */
export const urlOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';

export const pathOf = (request: FastifyRequest): string => urlOf(request).split('?', 1)[0] ?? '/';
