import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyVisits } from '#core/company-desk/company-visits.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCompanyVisits = (desk: Service<Sparse<operations>>): CompanyVisits => ({
  weeks: async (urlName) => (await desk.listDeskVisits({ path: { urlName } })).items,
});
