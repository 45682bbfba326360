import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpAnswer } from './answer.ts';
import { Encoded } from './encoded.ts';
import { etagOf, hasVersion } from './etag.ts';

/** JSON answer with ETag, cacheable and answered by 304. */
export class JsonAnswer implements HttpAnswer {
  readonly #status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #encoded: Encoded | undefined;
  #tag: string | undefined;

  constructor(status: number, text: string | undefined, headers: Readonly<Record<string, string>> = {}) {
    this.#status = status;
    this.#headers = headers;
    this.#encoded = text === undefined ? undefined : new Encoded(text);
  }

  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    reply.code(this.#status).headers(this.#headers).header('cache-control', cacheControl);
    if (!this.#encoded) return reply.send();
    reply.header('vary', 'Accept-Encoding');
    if (cacheControl !== 'no-store') {
      const tag = (this.#tag ??= etagOf(this.#encoded.bytes));
      reply.header('etag', tag);
      if (hasVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
    }
    const { bytes, encoding } = await this.#encoded.for(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bytes);
  }
}
