import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import type { CompanyAward } from '#core/companies/company-award.ts';
import type { Language } from '#core/device/preferences.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import * as list from '#web/app/companies/companies-wiring.ts';
import * as overview from '#web/app/company-profiles/overview-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { koyalProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { overviewSwaps } from '#tests/screens/company-profiles/open-overview.ts';
import { open } from '#tests/screens/open.tsx';

const mega: CompanyAward = { year: 2026, slug: 'mega', industry: null, place: 3 };
const bestOfAll: CompanyAward = { year: 2025, slug: 'it-services', industry: 'IT Services', place: 1 };

function openOverview(name: string, award: CompanyAward | null, language: Language = 'en') {
  const company = aCompany({ name, award });
  return open(
    overview,
    screens.overview,
    overviewPath(company.urlName),
    overviewSwaps([company], {
      companyProfiles: new FakeCompanyProfiles([{ ...koyalProfile, urlName: company.urlName }]),
      awards: new FakeAwards(closedWorld),
    }),
    { preferences: new FakePreferences({ language }) },
  );
}

describe('the awards on the page of a company (R-028, R-033)', () => {
  it('are before those by others, with the way to each list and the rules', async () => {
    openOverview('Best Logistics', null);
    const part = within(await screen.findByRole('region', { name: 'Employee choice awards' }));
    expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Top mid-sized company 2025, place 1', '/awards/best-mid-sized-companies-to-work-in-india-2025'],
      ['Top in Logistics 2025, place 1', '/awards/best-logistics-companies-to-work-in-india-2025'],
      ['View qualification criteria', '/abeca-qualifier?year=2025'],
    ]);
    expect(part.getByText(/^Badges are counted, never sold\./)).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Awards from others')).toBe(titles.indexOf('Employee choice awards') + 1);
  });

  it('are no part of the page where the company has none', async () => {
    openOverview('Poor Logistics', null);
    await screen.findByRole('region', { name: 'Awards from others' });
    expect(screen.queryByText('Employee choice awards')).toBeNull();
  });
});

describe('the badge of the best award of a company (R-033)', () => {
  it.each([
    ['en', mega, 'Top mega company 2026, place 3', '/awards/best-mega-companies-to-work-in-india-2026'],
    ['en', bestOfAll, 'Top in IT Services 2025, place 1', '/awards/best-it-services-companies-to-work-in-india-2025'],
    ['hi', mega, 'बहुत बड़ी कंपनियों में बेहतरीन 2026, स्थान 3', '/awards/best-mega-companies-to-work-in-india-2026'],
  ] as const)('is in the head of its pages in %s, and leads to the list', async (language, award, said, path) => {
    openOverview('Poor Logistics', award, language);
    expect((await screen.findByRole('link', { name: said })).getAttribute('href')).toBe(path);
  });

  it('is in lists of companies, within the row that leads to the company', async () => {
    open(list, screens.companies, screens.companies, [
      [Companies, new FakeCompanies([aCompany({ name: 'Koyal Pay', award: mega }), aCompany({ award: null })])],
    ]);
    expect(await screen.findAllByText('Top mega company 2026, place 3')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Top mega company 2026, place 3' })).toBeNull();
  });
});
