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

/** A renderer that remembers what it was asked, and renders as the test says. */
interface Renderer {
  questions: PageRequest[];
  render: (request: PageRequest) => Promise<RenderedPage>;
  /** A server that renders its pages here, until the test is over. */
  readonly open: (parts?: Partial<ServerParts>) => Promise<FastifyInstance>;
}

/** A new renderer for every test of a file. */
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

/** Requests a page as a guest with their own address, so that no rate limit of an earlier request counts. */
export const visit = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: anAddress() });
