import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders } from './headers.ts';

const yearSeconds = 31_536_000;

/** Whether a file is not asked for by its path: a compressed copy, which is sent in place of another, or what is not for browsers, such as all that lies behind a dot. */
const isApart = (path: string): boolean => /\/\.|^\/manifest\.json$|\.(?:br|gz|map)$|\.LICENSE\.txt$/.test(path);

/**
 * Serves the files of the build: those in the folder itself each by its own route, and those below by one route a folder that takes their names alone, so that nothing
 * else can ever be reached. A route for each of hundreds of files, whose names are mostly hashes, took a tenth of the time of a start.
 */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      // The name of a hashed file is its version; no browser asks again.
      if (isHashed(path)) reply.removeHeader('etag');
      if (isPart(path)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  const serve = (url: string, pathOf: (name: string) => string): void =>
    void app.route<OfFile>({
      method: ['HEAD', 'GET'],
      url,
      handler: ({ params }, reply) => reply.sendFile(pathOf(params.file)),
      errorHandler: (error, request, reply) => {
        // A browser that went away in the middle of a file is no error of the server.
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
        else app.errorHandler(error, request, reply);
      },
    });
  for (const [path, names] of namesByFolder(folder))
    if (path === '/') for (const name of names) serve(`/${name}`, () => `/${name}`);
    else serve(`${path}:file(^${names.map(asPattern).join('|')}$)`, (name) => `${path}${name}`);
}

interface OfFile {
  readonly Params: { readonly file: string };
}

/** The names of all files that browsers may load, by the path of their folder, which ends with a slash. */
function namesByFolder(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = files.map(({ parentPath, name }) => ({ path: `${parentPath.slice(folder.length).replaceAll('\\', '/')}/`, name }));
  const served = all.filter(({ path, name }) => !isApart(`${path}${name}`));
  return new Map([...Map.groupBy(served, ({ path }) => path)].map(([path, stored]) => [path, stored.map(({ name }) => name)]));
}

const asPattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the name changes with what is in the file. */
const isHashed = (path: string): boolean => /\.[0-9a-f]{6,}\.[^/]+$/.test(path);

/** Whether it is a script or a style: part of a document, and never one itself. A first visit fetches eight of them, and each would repeat what browsers read of documents alone. */
const isPart = (path: string): boolean => /\.(js|css)(\.(br|gz))?$/.test(path);
