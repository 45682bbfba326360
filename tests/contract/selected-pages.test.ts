import { describe, expect, it } from 'vitest';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { renderPage } from '#web/app/print.tsx';
import { aCompany } from '#tests/companies.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { openTestSite } from './site.ts';

async function pages() {
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(renderPage) });
  await fillReferences(server.db);
  await keepInTables(server.db, [aCompany({ name: 'Koyal Pay' })]);
  return async (url: string) => {
    const { statusCode, headers, payload } = await server.browser().ask(url, { headers: { accept: 'text/html' } });
    const said = [/<title>(.*?)<\/title>/, /<h1[^>]*>(.*?)<\/h1>/].map((pattern) => pattern.exec(payload)?.[1] ?? '');
    return { status: statusCode, to: headers['location'], text: said.join(' ').toLowerCase() };
  };
}

const job = 'software-engineer';

/** Addresses and where each leads. */
const ways = [
  [`/search/koyal-pay-salaries/${job}/pune-location`, `/salaries/koyal-pay-salaries/${job}/pune-location`],
  [`/search/salaries/${job}/pune-location`, `/profile/${job}-salary/pune-location`],
  [`/search/koyal-pay-interview-questions/${job}`, `/interviews/koyal-pay-interview-questions/${job}`],
  [`/salaries/${job}`, `/profile/${job}-salary`],
  [`/salaries/${job}/pune-location`, `/profile/${job}-salary/pune-location`],
  [`/interviews/${job}`, `/interviews?designation=${job}`],
  [`/interviews/${job}/pune-location`, `/search/${job}/pune-location?type=interviews`],
  [`/reviews/${job}/pune-location`, `/search/${job}/pune-location?type=reviews`],
  [`/reviews/koyal-pay-reviews/${job}/pune-location`, `/reviews/koyal-pay-reviews?designation=${job}&city=pune`],
  ['/interviews/koyal-pay-interviews', '/interviews/koyal-pay-interview-questions'],
  ['/interviews/koyal-pay-interview-questions/pune-location', '/search?q=pune&type=interviews&company=koyal-pay'],
  ['/benefits/pune-location', '/search/benefits/pune-location'],
  ['/benefits/health-insurance', '/search/benefits/health-insurance'],
  [`/jobs/koyal-pay-jobs/${job}`, `/jobs/koyal-pay-jobs?job_profile=${job}`],
  ['/reviews?CompanyName=Koyal%20Pay&campaign=mail', '/reviews/koyal-pay-reviews?campaign=mail'],
  ['/reviews?designation=Software%20Engineer', `/search/${job}?type=reviews`],
  ['/interviews?CompanyName=Koyal%20Pay', '/interviews/koyal-pay-interview-questions'],
  ['/jobs?CompanyName=Koyal%20Pay', '/jobs/koyal-pay-jobs'],
  [`/salaries?designation=${job}`, `/profile/${job}-salary`],
] as const;

/** Addresses with a word that no list has. */
const unknown = [
  '/interviews/koyal-pay-interview-questions/buy-zorblat/top-questions',
  '/interviews?designation=buy-zorblat',
  '/salaries/koyal-pay-salaries/buy-zorblat',
  '/salaries/koyal-pay-salaries?city=buy-zorblat',
  '/reviews/koyal-pay-reviews?designation=buy-zorblat',
  '/reviews/koyal-pay-reviews/buy-zorblat',
  '/benefits/koyal-pay-benefits/buy-zorblat',
  '/jobs/buy-zorblat-jobs-prf',
  '/jobs/buy-zorblat-jobs-ski',
  '/profile/buy-zorblat-salary',
  '/profiles/buy-zorblat/interview-questions',
  '/skills/buy-zorblat-interview-questions',
];

describe('an address of a section, a company, a job, a benefit and a city (R-187)', () => {
  it('leads to the page that shows the selection', async () => {
    const pageAt = await pages();
    for (const [url, to] of ways) {
      expect(await pageAt(url), url).toMatchObject({ status: 301, to });
      expect(await pageAt(to), to).toMatchObject({ status: 200, to: undefined });
    }
  });

  it('of a word in no list is missing, or the company’s, and never says it', async () => {
    const pageAt = await pages();
    for (const section of ['/salaries', '/reviews', '/interviews', '/jobs', '/benefits'])
      for (const url of [`${section}/zorblat/pune-location`, `${section}/${job}/zorblat-location`, `${section}/koyal-pay-zorblat/pune-location`]) {
        const first = await pageAt(url);
        const { status, text } = first.status === 301 ? await pageAt(String(first.to)) : first;
        expect([status, text.includes('zorblat')], url).toEqual([404, false]);
      }
    for (const url of ['/interviews/koyal-pay-interview-questions/buy-zorblat', '/interviews/koyal-pay-interview-questions?designation=buy-zorblat'])
      expect(await pageAt(url), url).toMatchObject({ status: 301, to: '/interviews/koyal-pay-interview-questions' });
    for (const url of unknown) expect((await pageAt(url)).text, url).not.toContain('zorblat');
  });
});
