// The built pages in front of a mock of all contracts: what a reader sees where nothing but the contracts says it.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMock } from '#openapi/checker/mock/start-mock.ts';
import { devPages, type Renderer } from '../dev/dev-pages.ts';
import { productBrand } from '#core/brand.ts';
import type { Contracts } from '#openapi/read/read-contracts.ts';
import type { Manifest } from '#server/app/pages/site.ts';
import { freePort } from './free-port.ts';

export interface MockedProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

const folder = join('dist', 'web');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** Placeholder for all pictures, as contracts contain none. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#888"/></svg>';

const isPicture = (path: string): boolean => /^\/(images|media|avatars)\//.test(path);

const isMocked = (path: string): boolean => /^\/(api|login|logout|naukri|healthz|readyz)(\/|\?|$)/.test(path);

/** Starts the mock with pages of the last build. */
export async function startMocked(contracts: Contracts): Promise<MockedProduct> {
  const mock = await startMock(contracts);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join('dist', 'print', 'print.js')).href)) as Renderer;
  const bundles = { manifest: () => manifest, renderer: async () => renderer, earlyInput: join('dist', 'early', 'early.js'), brand: productBrand };
  const showPage = devPages(bundles, mock.origin, isMocked);
  const server = createServer(async (request, response) => {
    if (isMocked(request.url ?? '/')) return pass(request, response, mock.origin);
    await showPage(request, response, () => void sendFile(request.url ?? '/', response));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mock.close();
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, url, headers } = incoming;
  const asked = ask(`${origin}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

async function sendFile(url: string, response: ServerResponse): Promise<void> {
  const path = new URL(url, 'http://127.0.0.1').pathname;
  if (isPicture(path)) return void response.writeHead(200, { 'content-type': types['.svg'] }).end(picture);
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  if (bytes) response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
  else response.writeHead(404).end();
}
