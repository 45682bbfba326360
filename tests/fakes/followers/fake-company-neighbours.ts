import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { similarTo, type SimilarCandidate, type SimilarCompany } from '#core/followers/similar-company.ts';
import { existing } from '#core/failure.ts';
import type { KnownCompany } from '#tests/companies.ts';

const candidateOf = ({ locations, ...company }: KnownCompany): SimilarCandidate => {
  const { urlName, name, logo, industry, headquarters, rating, reviewsCount, indianEmployeeCount, foundedYear, award } = company;
  const summary = { urlName, name, logo, industry, headquarters, rating, reviewsCount, indianEmployeeCount, foundedYear, award };
  return { company: { ...summary, officesCount: locations.length }, cities: locations };
};

export class FakeCompanyNeighbours implements CompanyNeighbours {
  readonly #companies: readonly KnownCompany[];

  constructor(companies: readonly KnownCompany[] = []) {
    this.#companies = companies;
  }

  async of(urlName: string): Promise<readonly SimilarCompany[]> {
    const one = existing(this.#companies.find((company) => company.urlName === urlName));
    const others = this.#companies.filter((company) => company !== one && company.industry === one.industry);
    return similarTo({ cities: one.locations, size: one.indianEmployeeCount }, others.map(candidateOf));
  }
}
