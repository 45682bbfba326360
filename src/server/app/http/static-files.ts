import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;

/** Serves the files of the build, each by its own route, so that nothing else in the folder can ever be reached. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    serveDotFiles: false,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,map}', 'manifest.json', '**/*.LICENSE.txt'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
}

/** Whether the name changes with what is in the file. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{6,}\.[^/]+$/.test(path);
