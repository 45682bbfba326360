import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { PageRequest, RenderedPage } from '#contract/rendered-page.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { openServer, anAddress } from './server.ts';
import { openTestSite } from './site.ts';

export const rendered: RenderedPage = {
  status: 200,
  head: '<title>Companies</title>',
  body: `<main>${'Namaste '.repeat(300)}</main>`,
  hydration: '{"answers":[]}',
  chunks: ['companies', 'words-en'],
  isForEveryone: true,
};

interface Renderer {
  questions: PageRequest[];
  render: (request: PageRequest) => Promise<RenderedPage>;
  readonly open: (parts?: Partial<ServerParts>) => Promise<FastifyInstance>;
}

export function rendering(): Renderer {
  let closers: (() => unknown)[] = [];
  const renderer: Renderer = {
    questions: [],
    render: async () => rendered,
    open: async (parts = {}) => {
      const site = openTestSite(async (request) => {
        renderer.questions.push(request);
        return renderer.render(request);
      });
      const app = await openServer({ site, ...parts });
      closers.push(() => app.close(), site.remove);
      return app;
    },
  };
  beforeEach(() => {
    closers = [];
    renderer.questions = [];
    renderer.render = async () => rendered;
  });
  afterEach(async () => {
    for (const close of closers) await close();
  });
  return renderer;
}

/** Requests a page from a fresh guest address, to avoid rate limits. */
export const visit = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: anAddress() });
