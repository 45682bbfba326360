import type { CompanyFacts, CompanyHeader, TabCounts } from '#core/companies/company.ts';
import { existing } from '#core/failure.ts';
import { contributionKinds, declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { byCount, type Named } from '#core/named.ts';

type HeaderOnly = Pick<
  CompanyHeader,
  'logo' | 'coverPhoto' | 'rating' | 'reviewsCount' | 'followersCount' | 'photosCount' | 'tabCounts' | 'relationsCount' | 'isPremium' | 'socialLinks' | 'award'
>;
type Both = Omit<CompanyFacts, 'primaryIndustry' | 'socialMedia'>;

/** Facts of one test company. Industries and cities by name, pictures by URL. */
export interface KnownCompany extends HeaderOnly, Both {
  readonly industry: string;
}

const pagesOfKinds = contributionKinds.map((kind) => declaredKinds[kind].page).filter((page) => page !== 'photos');

/** Counts of all tabs, each made of its name and place. */
export const tabCountsOf = (count: (name: string, place: number) => number): TabCounts =>
  Object.fromEntries(
    [...pagesOfKinds, 'interviewQuestions', 'jobs', 'posts', 'questions'].map((name, place) => [name, count(name, place)]),
  ) as unknown as TabCounts;

export const noTabCounts = tabCountsOf(() => 0);

let made = 0;

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
    tabCounts: noTabCounts,
    relationsCount: 0,
    isPremium: false,
    website: null,
    careerSiteUrl: null,
    naukriCompanyPageUrl: null,
    contactNumber: null,
    emailId: null,
    byCompany: [],
    offeredBenefits: [],
    socialLinks: [],
    award: null,
    ...known,
  };
}

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

export const companyAmong = (companies: readonly KnownCompany[], wanted: string): KnownCompany =>
  existing(companies.find(({ companyId, urlName }) => companyId === wanted || urlName === wanted));

export function asNamed(name: string): Named;
export function asNamed(name: string | null): Named | null;
export function asNamed(name: string | null): Named | null {
  return name === null ? null : { urlName: slugOf(name), name };
}

/** Distinct names with counts, in the order of choices. */
export const countedNames = (names: readonly (string | null)[]): readonly (Named & { readonly count: number })[] =>
  [
    ...Map.groupBy(
      names.filter((name) => name !== null),
      (name) => name,
    ),
  ]
    .map(([name, all]) => ({ ...asNamed(name), count: all.length }))
    .toSorted(byCount(({ count }) => count));
