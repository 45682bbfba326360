import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '#tests/journeys/people.ts';
import { structuredDataIn, structuredDataRefusals } from './structured-data.ts';

const pages = [
  '/overview/saptarishi-infotech-overview',
  '/overview/saptarishi-infotech-overview/organisation',
  '/overview/saptarishi-infotech-overview/locations',
  '/reviews/saptarishi-infotech-reviews',
  '/interviews/saptarishi-infotech-interview-questions',
  '/interviews/saptarishi-infotech-interview-questions/top-questions',
  '/benefits/saptarishi-infotech-benefits',
  '/benefits/saptarishi-infotech-benefits/provident-fund',
  '/salaries/saptarishi-infotech-salaries',
  '/communities',
] as const;

/** Links to pages with facts of their own. */
const leadsOn = /href="(\/(?:answers|p|interviews\/story|overview\/[^"/?#]+\/locations)\/[^"?#]+)"/g;
const mostOfEach = 12;

/** Job page listed because it has figures of pay. */
async function paidJob(request: APIRequestContext): Promise<string> {
  const listed = gunzipSync(await (await request.get('/sitemap/designationSalary-1.xml.gz')).body()).toString('utf8');
  return /<loc>https?:\/\/[^/]+(\/profile\/[^/<]+-salary)<\/loc>/.exec(listed)?.[1] ?? '';
}

test('search engines read facts that keep their own rules, at one address each (R-038) @all', async ({ request, baseURL }) => {
  const kinds = new Set<unknown>();
  const found = new Set<string>();
  const read = async (path: string) => {
    const markup = await (await request.get(path)).text();
    const data = structuredDataIn(markup);
    expect(
      data.flatMap((each) => structuredDataRefusals(each)),
      path,
    ).toEqual([]);
    for (const each of data) kinds.add((each as { '@type'?: unknown })['@type']);
    const canonicals = [...markup.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, url]) => url);
    expect(canonicals, path).toEqual([`${baseURL}${path}`]);
    for (const [, next] of [...markup.matchAll(leadsOn)].slice(0, mostOfEach)) if (next) found.add(next);
  };
  for (const path of [...pages, await paidJob(request)]) await read(path);
  for (const path of found) await read(path);
  const recorded = ['Organization', 'EmployerAggregateRating', 'BreadcrumbList', 'ItemList', 'QAPage', 'Occupation', 'DiscussionForumPosting'];
  expect([...kinds]).toEqual(expect.arrayContaining(recorded));
});

test('a shared link shows a picture of its page, as large as it says @all', async ({ request, baseURL }) => {
  for (const path of [pages[0], await paidJob(request)]) {
    const markup = await (await request.get(path)).text();
    const said = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(markup)?.[1] ?? '';
    expect([said(':width'), said(':height'), said(':alt').length > 0], path).toEqual(['1200', '630', true]);
    expect(said(''), path).toMatch(new RegExp(`^${baseURL}/link/(company|pay)/`));
    const picture = await (await request.get(said(''))).body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20), picture.length <= 100_000], path).toEqual([1_200, 630, true]);
  }
});
