import type { operations } from '#contract/generated/benefits.ts';
import type { Service } from '#contract/service.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { pageQuery } from '../http/page-query.ts';

export const httpBenefits = (benefits: Service<operations>): Benefits => ({
  ofCompany: (urlName) => benefits.listCompanyBenefits({ path: { urlName } }),
  one: (urlName, benefit, after, pageSize) => benefits.getCompanyBenefit({ path: { urlName, benefit }, query: pageQuery(after, pageSize) }),
  note: (benefitsId) => benefits.getBenefitNote({ path: { benefitsId } }),
});
