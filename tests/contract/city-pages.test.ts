import { describe, expect, it } from 'vitest';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { renderPage } from '#web/app/print.tsx';
import { aCompany } from '#tests/companies.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { openTestSite } from './site.ts';

async function opened(): Promise<LoginServer> {
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(renderPage) });
  await fillReferences(server.db);
  await keepInTables(server.db, [aCompany({ name: 'Koyal Pay' }), aCompany({ name: 'Resham Money' })]);
  return server;
}

const textIn = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

async function pageAt(server: LoginServer, path: string) {
  const { statusCode, payload } = await server.browser().ask(path, { headers: { accept: 'text/html' } });
  const [title, canonical, heading] = [/<title>([^<]*)<\/title>/, /<link rel="canonical" href="[a-z]+:\/\/[^/"]+([^"]*)"/, /<h1[^>]*>(.*?)<\/h1>/].map((each) =>
    textIn(payload, each),
  );
  return { status: statusCode, title: title?.replace(/ [|·-] Daftar$/, ''), canonical, heading };
}

const pages = [
  ['/jobs/pune-location', 'Jobs in Pune', 'Jobs in Pune'],
  ['/jobs/accountant/pune-location', 'Accountant jobs in Pune', 'Accountant jobs in Pune'],
  ['/jobs/koyal-pay-jobs/pune-location', 'Jobs at Koyal Pay in Pune', 'Koyal Pay'],
  ['/salaries/pune-location', 'Pay in Pune', 'Pay in Pune'],
  ['/salaries/resham-money-salaries/pune-location', 'Resham Money salaries in Pune', 'Resham Money'],
  ['/salaries/resham-money-salaries/accountant/pune-location', 'Accountant salary at Resham Money in Pune', 'Accountant pay at Resham Money in Pune'],
  ['/reviews/pune-location', 'Reviews of companies in Pune', 'Reviews of companies in Pune'],
  ['/reviews/resham-money-reviews/pune-location', 'Resham Money reviews in Pune', 'Resham Money'],
  ['/profile/staff-nurse-salary/pune-location', 'Staff Nurse pay in Pune', 'Staff Nurse pay in Pune'],
] as const;

describe('the page at an address that ends in a city (R-187)', () => {
  it('names the city in title and heading, and is its content’s only URL', async () => {
    const server = await opened();
    for (const [path, title, heading] of pages)
      expect(await pageAt(server, path), path).toMatchObject({ status: 200, title, heading: expect.stringContaining(heading), canonical: path });
  });

  it('is the only URL named by the same page with a city query', async () => {
    const server = await opened();
    expect(await pageAt(server, '/salaries?city=pune')).toEqual(await pageAt(server, '/salaries/pune-location'));
    expect(await pageAt(server, '/jobs/accountant-jobs-prf?location=pune')).toEqual(await pageAt(server, '/jobs/accountant/pune-location'));
    expect((await pageAt(server, '/salaries?city=pune&experience=3')).canonical).toBe('/salaries?city=pune&amp;experience=3');
  });

  it('is not there of a city, a job title or a company that nobody knows', async () => {
    const server = await opened();
    for (const [path] of pages)
      expect(await pageAt(server, path.replace('/pune-', '/nowhere-at-all-')), path).toMatchObject({ status: 404, heading: 'We do not know this city.' });
    for (const path of [
      '/jobs/--location',
      `/jobs/${'a'.repeat(90)}-location`,
      '/jobs/no-such-title/pune-location',
      '/reviews/nobody-reviews/pune-location',
      '/jobs/saved/pune-location',
    ])
      expect((await pageAt(server, path)).status, path).toBe(404);
  });
});
