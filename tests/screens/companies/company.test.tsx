import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import * as company from '#web/app/companies/company-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

const cities = ['Pune', 'Kochi', 'Indore', 'Surat', 'Nagpur'];

describe('the page of a company (R-018, R-031, R-032)', () => {
  it('shows its header, its facts and the first three cities', async () => {
    const koyal = aCompany({
      name: 'Koyal Pay',
      industry: 'Payments',
      foundedYear: 2012,
      locations: cities,
      followersCount: 41_250,
      indianEmployeeCount: '10k-50k',
    });
    open(company, screens.overview, overviewPath(koyal.urlName), [[Companies, new FakeCompanies([koyal])]]);
    expect(await screen.findByRole('heading', { level: 1, name: /Koyal Pay/ })).toBeTruthy();
    expect(screen.getByText('41.2k followers')).toBeTruthy();
    expect(screen.getByText('2012')).toBeTruthy();
    expect(screen.getByText('Read more: all 5 cities')).toBeTruthy();
    expect(document.title).toBe('Koyal Pay: at a glance | Daftar');
  });

  it('has the tabs that there are, in the words and the order of the specification, and the way to add a review (R-027, R-020, R-021, R-022)', async () => {
    const koyal = aCompany({ name: 'Koyal Pay', reviewsCount: 1_240 });
    open(company, screens.overview, overviewPath(koyal.urlName), [[Companies, new FakeCompanies([koyal])]]);
    const tabs = within(await screen.findByRole('navigation', { name: 'Company pages' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Reviews1.2k', '/reviews/koyal-pay-reviews'],
      ['Salaries', '/salaries/koyal-pay-salaries'],
      ['Interview Questions', '/interviews/koyal-pay-interview-questions'],
      ['About Company', '/overview/koyal-pay-overview'],
      ['Benefits', '/benefits/koyal-pay-benefits'],
      ['Community', '/discussions/koyal-pay-discussions'],
      ['Q&A', '/qna/koyal-pay-questions'],
    ]);
    expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe('/contribute/company-review-v3?company=koyal-pay');
  });

  it('says what is not known instead of leaving it out', async () => {
    const bare = aCompany({ name: 'Bare', foundedYear: null, headquarters: null, locations: [], about: null, rating: null, reviewsCount: 0 });
    open(company, screens.overview, overviewPath(bare.urlName), [[Companies, new FakeCompanies([bare])]]);
    expect(await screen.findByText('Nobody has written about this company yet.')).toBeTruthy();
    expect((await screen.findAllByText('Not known')).length).toBeGreaterThan(2);
    expect(screen.getByText('Data not available')).toBeTruthy();
  });

  it.each([overviewPath('nobody'), '/overview/koyal-pay'])('leads on when %s is no company', async (url) => {
    open(company, screens.overview, url, [[Companies, new FakeCompanies([])]]);
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All companies' })).toBeTruthy();
  });

  it('has the first word of the address to be looked for where there is no such company', async () => {
    open(company, screens.overview, overviewPath('koyal-payments'), [[Companies, new FakeCompanies([])]]);
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Company name' });
    expect([field.value, field.form?.getAttribute('action')]).toEqual(['koyal', '/list-of-companies']);
  });
});
