import { expect, it } from 'vitest';
import { isCrowdPage } from '#core/kinds/contribution-kinds.ts';
import { aCompany, noTabCounts, tabCountsOf } from '#tests/companies.ts';
import type { OpenCompanies } from './open-companies.ts';

export function knowsOne(open: OpenCompanies): void {
  const koyal = aCompany({
    name: 'Koyal Pay',
    about: 'Moves money between shops.',
    logo: '/images/5f0c2a9be41d7c88',
    coverPhoto: '/images/91b3d7708a2ce5f4',
    industry: 'Payments',
    secondaryIndustry: 'Software',
    locations: ['Pune', 'Kochi', 'Indore'],
    indianEmployeeCount: '1k-5k',
    globalEmployeeCount: '5k-10k',
    isPremium: true,
    tabCounts: tabCountsOf((name, place) => (isCrowdPage(name) ? 10 ** place : 3 + place)),
    website: 'https://koyal.example',
    emailId: 'hello@koyal.example',
    socialLinks: [{ network: 'linkedin', url: 'https://linkedin.example/koyal' }],
    award: { year: 2025, slug: 'payments', industry: 'Payments', place: 2 },
  });
  const bare = aCompany({
    name: 'Bare',
    headquarters: null,
    indianEmployeeCount: null,
    globalEmployeeCount: null,
    foundedYear: null,
    rating: null,
    reviewsCount: 0,
  });

  it('has a header (R-031)', async () => {
    const header = await (await open([koyal, bare])).header('koyal-pay');
    const {
      companyId,
      urlName,
      name,
      logo,
      coverPhoto,
      rating,
      reviewsCount,
      followersCount,
      photosCount,
      tabCounts,
      relationsCount,
      isPremium,
      headquarters,
      foundedYear,
      website,
      socialLinks,
      award,
    } = koyal;
    expect(header).toEqual({
      companyId,
      urlName,
      name,
      logo,
      coverPhoto,
      rating,
      reviewsCount,
      followersCount,
      photosCount,
      tabCounts,
      relationsCount,
      isPremium,
      headquarters,
      foundedYear,
      website,
      socialLinks,
      indianEmployeeCount: '1k-5k',
      globalEmployeeCount: '5k-10k',
      infoTags: ['Payments', 'Software'],
      officeLocations: ['Pune', 'Kochi', 'Indore'],
      award,
    });
  });

  it('counts what its tabs have, people behind pay in the step that is published (R-027)', async () => {
    const few = aCompany({ name: 'Few', tabCounts: { ...noTabCounts, jobs: 1 } });
    const companies = await open([koyal, bare, few]);
    expect((await companies.header('koyal-pay')).tabCounts).toEqual(koyal.tabCounts);
    expect((await companies.header('few')).tabCounts).toEqual({ ...noTabCounts, jobs: 1 });
    expect((await companies.header('bare')).tabCounts).toEqual(noTabCounts);
  });

  it('has facts (R-032)', async () => {
    const facts = await (await open([koyal, bare])).facts('koyal-pay');
    const { companyId, urlName, name, about, foundedYear, website, careerSiteUrl, naukriCompanyPageUrl, contactNumber, emailId } = koyal;
    expect(facts).toEqual({
      companyId,
      urlName,
      name,
      about,
      foundedYear,
      website,
      careerSiteUrl,
      naukriCompanyPageUrl,
      contactNumber,
      emailId,
      indianEmployeeCount: '1k-5k',
      globalEmployeeCount: '5k-10k',
      headquarters: 'Pune',
      locations: ['Pune', 'Kochi', 'Indore'],
      primaryIndustry: 'Payments',
      secondaryIndustry: 'Software',
      socialMedia: koyal.socialLinks,
      byCompany: [],
      offeredBenefits: [],
    });
  });

  it('is bare where nothing is known', async () => {
    const companies = await open([bare]);
    expect(await companies.header('bare')).toMatchObject({
      logo: null,
      coverPhoto: null,
      rating: null,
      infoTags: ['Logistics'],
      officeLocations: [],
      award: null,
      headquarters: null,
    });
    expect(await companies.facts('bare')).toMatchObject({
      about: null,
      foundedYear: null,
      indianEmployeeCount: null,
      locations: [],
      secondaryIndustry: null,
      socialMedia: [],
    });
  });

  it('is missing where it is unknown', async () => {
    const companies = await open([koyal]);
    const missing = { kind: 'missing', message: 'We could not find what you are looking for!' };
    await expect(companies.header('nobody')).rejects.toMatchObject(missing);
    await expect(companies.facts('nobody')).rejects.toMatchObject(missing);
  });
}
