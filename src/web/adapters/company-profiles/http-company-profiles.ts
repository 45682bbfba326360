import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/company/profile.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';

export const httpCompanyProfiles = (company: Service<operations>): CompanyProfiles => ({
  profile: (urlName) => company.getCompanyProfile({ path: { urlName } }),
  offices: (urlName, after, pageSize) => company.listCompanyOffices({ path: { urlName }, query: pageQuery(after, pageSize) }),
  office: (urlName, locationUrl) => company.getCompanyOffice({ path: { urlName, locationUrl } }),
  associated: (urlName, after, pageSize) => company.listAssociatedCompanies({ path: { urlName }, query: pageQuery(after, pageSize) }),
});
