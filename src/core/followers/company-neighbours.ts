import type { SimilarCompany } from './similar-company.ts';

export abstract class CompanyNeighbours {
  abstract of(urlName: string): Promise<readonly SimilarCompany[]>;
}
