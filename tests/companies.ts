import type { CompanyFacts, CompanyHeader } from '#core/companies/company.ts';

type HeaderOnly = Pick<
  CompanyHeader,
  'logo' | 'coverPhoto' | 'rating' | 'reviewsCount' | 'followersCount' | 'photosCount' | 'relationsCount' | 'isPremium' | 'socialLinks'
>;
type Both = Omit<CompanyFacts, 'primaryIndustry' | 'socialMedia'>;

/** All facts about one company of a test's world. Industries and cities go by their names; pictures by their URL. */
export interface KnownCompany extends HeaderOnly, Both {
  readonly industry: string;
}

let made = 0;

/** A company like any other, but for what the test cares about. */
export function aCompany(known: Partial<KnownCompany> = {}): KnownCompany {
  const number = ++made;
  const name = known.name ?? `Company ${number}`;
  return {
    companyId: `testcompany${String(number).padStart(9, '0')}`,
    urlName: slugOf(name) || `company-${number}`,
    name,
    about: null,
    logo: null,
    coverPhoto: null,
    industry: 'Logistics',
    secondaryIndustry: null,
    headquarters: known.locations?.[0] ?? null,
    locations: [],
    foundedYear: 2001,
    indianEmployeeCount: '501-1k',
    globalEmployeeCount: '501-1k',
    rating: 3.8,
    reviewsCount: 120,
    followersCount: 900,
    photosCount: 0,
    relationsCount: 0,
    isPremium: false,
    website: null,
    careerSiteUrl: null,
    naukriCompanyPageUrl: null,
    contactNumber: null,
    emailId: null,
    socialLinks: [],
    ...known,
  };
}

/** The name as it stands in a URL. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
