import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { dayOfDump } from '#core/dump/dumps.ts';
import { Failure } from '#core/failure.ts';

export function dumpRoutes(app: FastifyInstance, folder: string | undefined): void {
  app.get<{ Params: { name: string } }>('/dumps/:name', { onRequest: app.rateLimit({}) }, async (request, reply) => {
    const { name } = request.params;
    if (folder === undefined || dayOfDump(name) === undefined) throw new Failure('missing');
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new Failure('missing');
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-length': found.size, 'content-disposition': `attachment; filename="${name}"` })
      .type('application/zip')
      .send(createReadStream(path));
  });
}
