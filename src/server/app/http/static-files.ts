import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders } from './headers.ts';

const yearSeconds = 31_536_000;

/** Compressed copies, and files not meant for browsers, such as those behind a dot. */
const isApart = (path: string): boolean => /\/\.|^\/manifest\.json$|\.(?:br|gz|map)$|\.LICENSE\.txt$/.test(path);

/** Serves exactly the build's files, one route per folder, since one per file slowed the start. */
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

function namesByFolder(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = files.map(({ parentPath, name }) => ({ path: `${parentPath.slice(folder.length).replaceAll('\\', '/')}/`, name }));
  const served = all.filter(({ path, name }) => !isApart(`${path}${name}`));
  return new Map([...Map.groupBy(served, ({ path }) => path)].map(([path, stored]) => [path, stored.map(({ name }) => name)]));
}

const asPattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isHashed = (path: string): boolean => /\.[0-9a-f]{6,}\.[^/]+$/.test(path);

/** Script or style, sent without document headers to keep first visits small. */
const isPart = (path: string): boolean => /\.(js|css)(\.(br|gz))?$/.test(path);
