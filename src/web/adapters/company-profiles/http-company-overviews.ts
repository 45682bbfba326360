import type { operations } from '#contract/generated/aggregation/company-profiles.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { listedFromContract } from '../questions/question-from-contract.ts';

export const httpCompanyOverviews = (aggregation: Service<operations>): CompanyOverviews => ({
  async of(urlName) {
    const overview = await aggregation.getCompanyOverview({ path: { urlName } });
    return { ...overview, questions: overview.questions.map(listedFromContract) };
  },
});
