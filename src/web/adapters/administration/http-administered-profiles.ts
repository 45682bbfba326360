import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredProfiles } from '#core/administration/administered-profiles.ts';

export const httpAdministeredProfiles = (administration: Service<operations>): AdministeredProfiles => ({
  read: (companyId) => administration.getAdministeredProfile({ path: { companyId } }),
  replace: (companyId, version, page) => administration.putCompanyProfile({ path: { companyId }, body: { ...page, version } }),
  addPicture: async (companyId, file) => (await administration.uploadCompanyPicture({ path: { companyId }, body: { picture: file } })).url,
});
