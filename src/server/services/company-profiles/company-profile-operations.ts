import type { operations } from '#contract/generated/company/profile.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';

interface CompanyProfilePorts {
  readonly companyProfiles: CompanyProfiles;
}

export const companyProfileOperations = ({ companyProfiles }: CompanyProfilePorts): Service<operations> => ({
  getCompanyProfile: ({ path }) => companyProfiles.profile(path.urlName),
  listCompanyOffices: ({ path, query }) => companyProfiles.offices(path.urlName, query.cursor, query.limit),
  getCompanyOffice: ({ path }) => companyProfiles.office(path.urlName, path.locationUrl),
  listAssociatedCompanies: ({ path, query }) => companyProfiles.associated(path.urlName, query.cursor, query.limit),
});
