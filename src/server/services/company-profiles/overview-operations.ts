import type { operations } from '#contract/generated/aggregation/company-profiles.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { questionToContract } from '../questions/question-to-contract.ts';

export const overviewOperations = ({ companyOverviews }: { readonly companyOverviews: CompanyOverviews }): Service<operations> => ({
  async getCompanyOverview({ path }) {
    const { questions, ...overview } = await companyOverviews.of(path.urlName);
    return { ...overview, questions: questions.map(questionToContract) };
  },
});
