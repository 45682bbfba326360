import { createHash } from 'node:crypto';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters, FilterOption } from '#core/companies/company-filters.ts';
import { queryOf, type CompanySearch, type CompanySort } from '#core/companies/company-search.ts';
import type { CompanyFacts, CompanyHeader, CompanySummary } from '#core/companies/company.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { isNamed } from '#core/reference-lists/transliteration-pattern.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import { Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { countedNames, slugOf, type KnownCompany } from '#tests/companies.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

export class FakeCompanies implements Companies {
  readonly #companies: readonly KnownCompany[];

  constructor(companies: readonly KnownCompany[] = []) {
    this.#companies = companies;
  }

  async list(search: CompanySearch, after?: string | null, pageSize?: number): Promise<Page<CompanySummary>> {
    const found = this.#companies.filter((company) => answers(company, search)).toSorted(companyOrders[search.sort]);
    const { items, next } = pageOf(found, (company) => cursorAt(company, search), after, pageSize);
    return { items: items.map(summaryOf), next };
  }

  async filters(): Promise<CompanyFilters> {
    return {
      companiesCount: this.#companies.length,
      industries: options(this.#companies.map(({ industry }) => industry)),
      locations: options(this.#companies.flatMap(({ locations }) => locations)),
      sizes: sizeBuckets
        .map((bucket) => ({ bucket, companiesCount: this.#companies.filter(({ indianEmployeeCount }) => indianEmployeeCount === bucket).length }))
        .filter(({ companiesCount }) => companiesCount > 0),
    };
  }

  async header(urlName: string): Promise<CompanyHeader> {
    const { industry, secondaryIndustry, locations, ...company } = this.#named(urlName);
    const infoTags = [industry, secondaryIndustry].filter((tag) => tag !== null);
    const { about: _, careerSiteUrl: _1, naukriCompanyPageUrl: _2, contactNumber: _3, emailId: _4, byCompany: _5, offeredBenefits: _6, ...header } = company;
    return { ...header, infoTags, officeLocations: locations };
  }

  async facts(urlName: string): Promise<CompanyFacts> {
    const company = this.#named(urlName);
    const { companyId, name, about, foundedYear, indianEmployeeCount, globalEmployeeCount, headquarters, locations, secondaryIndustry } = company;
    const {
      website,
      careerSiteUrl,
      naukriCompanyPageUrl,
      contactNumber,
      emailId,
      industry: primaryIndustry,
      socialLinks: socialMedia,
      byCompany,
      offeredBenefits,
    } = company;
    const known = { companyId, urlName, name, about, foundedYear, indianEmployeeCount, globalEmployeeCount, headquarters, locations, secondaryIndustry };
    return { ...known, primaryIndustry, website, careerSiteUrl, naukriCompanyPageUrl, contactNumber, emailId, socialMedia, byCompany, offeredBenefits };
  }

  #named(wanted: string): KnownCompany {
    const company = this.#companies.find(({ urlName }) => urlName === wanted);
    if (!company) throw new Failure('missing', 'We could not find what you are looking for!');
    return company;
  }
}

export function answers(company: KnownCompany, { name, industry, location, size, rating }: CompanySearch): boolean {
  return (
    isNamed(company.name, name) &&
    (industry.length === 0 || industry.includes(slugOf(company.industry))) &&
    (location.length === 0 || company.locations.some((city) => location.includes(slugOf(city)))) &&
    (size.length === 0 || (company.indianEmployeeCount !== null && size.includes(company.indianEmployeeCount))) &&
    (rating === null || (company.rating ?? 0) >= rating)
  );
}

type Order = (one: KnownCompany, other: KnownCompany) => number;

const byReviews: Order = (one, other) => other.reviewsCount - one.reviewsCount;

export const companyOrders: Record<CompanySort, Order> = {
  popularity: byReviews,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || byReviews(one, other),
  name: (one, other) => Buffer.compare(Buffer.from(nameKey(one.name)), Buffer.from(nameKey(other.name))),
};

/** Unforgeable cursor of a page's last company, bound to its search. */
const cursorAt = ({ companyId }: KnownCompany, search: CompanySearch): string =>
  createHash('sha256')
    .update(JSON.stringify([companyId, queryOf(search)]))
    .digest('base64url');

const options = (names: readonly string[]): readonly FilterOption[] => countedNames(names).map(({ count, ...named }) => ({ ...named, companiesCount: count }));

const summaryOf = ({
  urlName,
  name,
  logo,
  industry,
  headquarters,
  rating,
  reviewsCount,
  indianEmployeeCount,
  foundedYear,
  locations,
  award,
}: KnownCompany): CompanySummary => ({
  urlName,
  name,
  logo,
  industry,
  headquarters,
  rating,
  reviewsCount,
  indianEmployeeCount,
  foundedYear,
  officesCount: locations.length,
  award,
});
