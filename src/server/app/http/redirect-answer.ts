import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redirect } from '#contract/service.ts';
import type { HttpAnswer } from './answer.ts';

export class RedirectAnswer implements HttpAnswer {
  readonly #status: number;
  readonly #location: string;

  constructor(status: number, value: unknown) {
    const location = isRedirect(value) ? value.location : '';
    if (!/^(\/(?![/\\])|https?:\/\/)[\x21-\x7e]*$/.test(location)) throw new Error('The answer does not lead to any URL.');
    this.#status = status;
    this.#location = location;
  }

  async send(_request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    return reply.code(this.#status).headers({ location: this.#location, 'cache-control': cacheControl }).send();
  }
}

const isRedirect = (value: unknown): value is Redirect =>
  typeof value === 'object' && value !== null && 'location' in value && typeof value.location === 'string';
