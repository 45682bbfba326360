import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpTypedCompanies = (administration: Service<Sparse<operations>>): TypedCompanies => ({
  list: (after, pageSize) => administration.listTypedCompanies({ query: pageQuery(after, pageSize) }),
  letIn: (typedId, form) => administration.addTypedCompany({ path: { typedId }, body: form }),
  mergeInto: (typedId, companyId) => administration.mergeTypedCompany({ path: { typedId }, body: { companyId } }),
  refuse: (typedId, reason) => administration.rejectTypedCompany({ path: { typedId }, body: { reason } }),
});
