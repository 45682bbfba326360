import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpCompanyDesks = (desk: Service<Sparse<operations>>): CompanyDesks => ({
  claim: (urlName, personName) => desk.claimDesk({ path: { urlName }, body: { personName } }),
  overview: (urlName) => desk.getDesk({ path: { urlName } }),
  invite: (urlName, invitation) => desk.inviteToDesk({ path: { urlName }, body: invitation }),
  setRole: (urlName, personId, role) => desk.setDeskRole({ path: { urlName, personId }, body: { role } }),
  removePerson: (urlName, personId) => desk.removeFromDesk({ path: { urlName, personId } }),
});
