import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyFiles } from '#core/company-profiles/company-files.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCompanyFiles = (administration: Service<Sparse<operations>>): CompanyFiles => ({
  check: ({ text, answers }) => administration.checkCompanyFile({ body: { text, answers: [...answers] } }),
  take: ({ text, answers }) => administration.uploadCompanyFile({ body: { text, answers: [...answers] } }),
});
