import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { DeskClaims } from '#core/company-desk/desk-claims.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpDeskClaims = (desk: Service<Sparse<operations>>): DeskClaims => ({
  list: (after, pageSize) => desk.listDeskClaims({ query: pageQuery(after, pageSize) }),
  grant: (claimId) => desk.acceptDeskClaim({ path: { claimId } }),
  refuse: (claimId) => desk.rejectDeskClaim({ path: { claimId } }),
});
