import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an operation answers, ready to be sent to one reader or to many. */
export interface Answer {
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply>;
}
