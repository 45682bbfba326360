import type { FastifyReply, FastifyRequest } from 'fastify';

export interface HttpAnswer {
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply>;
}
