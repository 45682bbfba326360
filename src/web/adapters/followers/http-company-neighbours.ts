import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';

export const httpCompanyNeighbours = (company: Service<operations>): CompanyNeighbours => ({
  of: async (urlName) => (await company.listSimilarCompanies({ path: { urlName } })).items,
});
