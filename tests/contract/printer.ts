import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { PageRequest, PrintedPage } from '#contract/printed-page.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { openHouse, somebody } from './house.ts';
import { openTestSite } from './site.ts';

export const printed: PrintedPage = {
  status: 200,
  head: '<title>Companies</title>',
  body: `<main>${'Namaste '.repeat(300)}</main>`,
  boot: '{"answers":[]}',
  chunks: ['companies', 'words-en'],
  isForEveryone: true,
};

/** A printer that remembers what it was asked, and prints as the test says. */
interface Printer {
  questions: PageRequest[];
  print: (request: PageRequest) => Promise<PrintedPage>;
  /** A server that prints its pages here, until the test is over. */
  readonly open: (parts?: Partial<ServerParts>) => Promise<FastifyInstance>;
}

/** A new printer for every test of a file. */
export function printing(): Printer {
  let closers: (() => unknown)[] = [];
  const printer: Printer = {
    questions: [],
    print: async () => printed,
    open: async (parts = {}) => {
      const site = openTestSite(async (request) => {
        printer.questions.push(request);
        return printer.print(request);
      });
      const app = await openHouse({ site, ...parts });
      closers.push(() => app.close(), site.remove);
      return app;
    },
  };
  beforeEach(() => {
    closers = [];
    printer.questions = [];
    printer.print = async () => printed;
  });
  afterEach(async () => {
    for (const close of closers) await close();
  });
  return printer;
}

/** What a new visitor is answered who asks for a page. */
export const visit = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: somebody() });
