import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer of an operation, ready to be sent to one caller or, out of the response cache, to many. */
export interface HttpAnswer {
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply>;
}
