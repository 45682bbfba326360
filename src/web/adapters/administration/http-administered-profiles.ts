import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';

export const httpAdministeredProfiles = (administration: Service<operations>): AdministeredProfiles => ({
  at: (companyId) => administration.getAdministeredProfile({ path: { companyId } }),
  replace: (companyId, version, form) => administration.replaceCompanyProfile({ path: { companyId }, body: { ...form, version } }),
  addPicture: async (companyId, file) => (await administration.uploadProfilePicture({ path: { companyId }, body: { picture: file } })).url,
});
