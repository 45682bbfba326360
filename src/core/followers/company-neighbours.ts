import type { SimilarCompany } from './similar-company.ts';

/** Companies that are like one. */
export abstract class CompanyNeighbours {
  abstract of(urlName: string): Promise<readonly SimilarCompany[]>;
}
