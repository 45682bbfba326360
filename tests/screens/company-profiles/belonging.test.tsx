import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { officePath, officesPath, organisationPath, screens } from '#core/navigation/screens.ts';
import * as officeWiring from '#web/app/company-profiles/office-wiring.ts';
import * as officesWiring from '#web/app/company-profiles/offices-wiring.ts';
import * as organisationWiring from '#web/app/company-profiles/organisation-wiring.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { anOffice, koyalProfile, silentProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';

const koyal = aCompany({ name: 'Koyal Pay', locations: ['Pune', 'Kochi'], relationsCount: 3 });
const quiet = aCompany({ name: 'Quiet' });
const wide = aCompany({ name: 'Wide' });
const offices = Array.from({ length: 30 }, (_, at) => anOffice({ city: `City ${at}`, locationUrl: `city-${at}` }));

const opened = (wiring: Wiring, route: string, url: string, preferences = new FakePreferences()) =>
  open(
    wiring,
    route,
    url,
    [
      [Companies, new FakeCompanies([koyal, quiet, wide])],
      [CompanyProfiles, new FakeCompanyProfiles([koyalProfile, silentProfile('quiet'), { ...silentProfile('wide'), offices }])],
    ],
    { preferences },
  );

describe('the companies that belong with a company (R-019)', () => {
  const openedAt = (urlName: string) => opened(organisationWiring, screens.organisation, organisationPath(urlName));

  it('say how each does, and lead to their pages', async () => {
    openedAt('koyal-pay');
    const list = within(await screen.findByRole('region', { name: 'Companies associated with Koyal Pay' }));
    expect((await list.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      'Sahyadri Holdings',
      'Koyal Lending',
      'Koyal Insure',
    ]);
    for (const relation of ['Parent company', 'Subsidiary', 'Same owner']) expect(list.getByText(relation)).toBeTruthy();
    expect(list.getByRole('link', { name: 'Koyal Lending' }).getAttribute('href')).toBe('/overview/koyal-lending-overview');
  });

  it('are a page of the company tab, beside others with content', async () => {
    openedAt('koyal-pay');
    await screen.findByText('Parent company');
    const pages = within(screen.getByRole('navigation', { name: 'About this company' })).getAllByRole('link');
    expect(pages.map((page) => [page.textContent, page.getAttribute('aria-current')])).toEqual([
      ['Company Overview', null],
      ['Associated Companies · 3', 'true'],
      ['Company Locations · 2', null],
    ]);
    expect(screen.getByRole('link', { name: 'About Company' }).getAttribute('aria-current')).toBe('page');
  });

  it('are said to be none where none is known', async () => {
    openedAt('quiet');
    expect(await screen.findByText('We know no other company of this group.')).toBeTruthy();
  });

  it('of no company lead on', async () => {
    openedAt('nobody');
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
  });
});

describe('the offices of a company (R-019)', () => {
  it('name the head office and the teams, and lead to each', async () => {
    opened(officesWiring, screens.offices, officesPath('koyal-pay'));
    const list = within(await screen.findByRole('region', { name: 'Offices of Koyal Pay' }));
    const [first] = await list.findAllByRole('listitem');
    expect(first?.textContent).toBe('Pune Head officeMaharashtra501 to 1,000 peopleEngineering, Help desk');
    expect(list.getByRole('link', { name: 'Kochi' }).getAttribute('href')).toBe('/overview/koyal-pay-overview/locations/kochi-offices');
  });

  it('come page by page', async () => {
    opened(officesWiring, screens.offices, officesPath('wide'));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Show more offices' }).getAttribute('href')).toMatch(/^\/overview\/wide-overview\/locations\?cursor=/);
  });

  it('are said to be unknown where none is known', async () => {
    opened(officesWiring, screens.offices, officesPath('quiet'));
    expect(await screen.findByText('No office is known yet.')).toBeTruthy();
  });
});

describe('one office of a company (R-019)', () => {
  const openedAt = (urlName: string, city: string, preferences?: FakePreferences) =>
    opened(officeWiring, screens.office, officePath(urlName, city), preferences);

  it('says where it is, how it is reached, and who sits there', async () => {
    openedAt('koyal-pay', 'pune');
    const office = within(await screen.findByRole('region', { name: 'Koyal Pay in Pune' }));
    expect([office.getByText('Pune, Maharashtra'), office.getByText('Head office'), office.getByText('501 to 1k')]).toHaveLength(3);
    expect(office.getByText('Third floor, Sopan Baug Road, Pune 411001')).toBeTruthy();
    expect(office.getByRole('link', { name: '+91 20 5550 0142' }).getAttribute('href')).toBe('tel:+912055500142');
    expect(document.title).toBe('Koyal Pay in Pune | Daftar');
    expect(screen.getByRole('link', { name: 'All offices' }).getAttribute('href')).toBe('/overview/koyal-pay-overview/locations');
  });

  it('goes to search engines with its place, its address and its phone', async () => {
    const { router } = openedAt('koyal-pay', 'pune');
    await screen.findByRole('region', { name: 'Koyal Pay in Pune' });
    expect(router.current?.loaded?.head()).toMatchObject({
      status: 200,
      canonical: '/overview/koyal-pay-overview/locations/pune-offices',
      structured: [
        {
          '@type': 'Organization',
          name: 'Koyal Pay',
          location: {
            '@type': 'Place',
            telephone: '+91 20 5550 0142',
            address: { streetAddress: 'Third floor, Sopan Baug Road, Pune 411001', addressLocality: 'Pune', addressRegion: 'Maharashtra' },
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('of which nothing more is known says so', async () => {
    openedAt('wide', 'city-3');
    expect(await screen.findByText('We know nothing more about this office yet.')).toBeTruthy();
  });

  it('that does not exist leads to those that do, and is not indexed', async () => {
    const { router } = openedAt('koyal-pay', 'nagpur');
    expect(await screen.findByRole('heading', { name: 'There is no such office here.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All offices' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });

  it('is said in Hindi', async () => {
    openedAt('koyal-pay', 'pune', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { name: 'पुणे में Koyal Pay' })).toBeTruthy();
  });
});
