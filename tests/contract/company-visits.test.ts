import { expect, it } from 'vitest';
import { openServer } from './server.ts';
import { openTestSite } from './site.ts';

it('a company’s page that is opened counts as its visit, but for machines and desks', async () => {
  const body = { head: '<title>x</title>', body: 'x', hydration: '{}', chunks: [], isForEveryone: true };
  const site = openTestSite(async ({ url }: { readonly url: string }) => ({ ...body, status: url.includes('nobody') ? 404 : 200 }));
  const visits: (readonly [string, string | undefined])[] = [];
  const usage = { done: () => undefined, timeOperations: () => undefined, visit: (of: string, network: string | undefined) => void visits.push([of, network]) };
  const app = await openServer({ site, usage });
  const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, remoteAddress: '10.0.0.7', headers: { accept: 'text/html', ...headers } });
  for (const path of ['/overview/koyal-pay-overview', '/reviews/koyal-pay-reviews', '/discussions/koyal-pay', '/jobs']) await open(path);
  await open('/overview/koyal-pay-overview', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  for (const name of ['CT', '__Host-CT']) await open('/overview/koyal-pay-overview', { cookie: `lang=en; ${name}=of-a-desk` });
  await open('/overview/nobody-here-overview');
  expect(visits).toEqual([
    ['koyal-pay', '10.0.0.7'],
    ['koyal-pay', '10.0.0.7'],
    ['koyal-pay', '10.0.0.7'],
  ]);
  await app.close();
  site.remove();
});
