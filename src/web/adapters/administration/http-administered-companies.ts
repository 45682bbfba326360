import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';

export const httpAdministeredCompanies = (administration: Service<Sparse<operations>>): AdministeredCompanies => ({
  list: (search, after, pageSize) => administration.listAdministeredCompanies({ query: { search: search.trim() || null, ...pageQuery(after, pageSize) } }),
  at: (companyId) => administration.getAdministeredCompany({ path: { companyId } }),
  add: (form) => administration.addCompany({ body: form }),
  change: (companyId, version, form) => administration.updateCompany({ path: { companyId }, body: { ...form, version } }),
  countsOf: (companyId) => administration.getMergeCounts({ path: { companyId } }),
  merge: (companyId, version, intoId) => administration.applyMerge({ path: { companyId }, body: { version, intoId } }),
  showLogo: (companyId, file) => administration.uploadCompanyLogo({ path: { companyId }, body: { logo: file } }),
  removeLogo: (companyId) => administration.deleteCompanyLogo({ path: { companyId } }),
});
