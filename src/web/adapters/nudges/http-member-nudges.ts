import type { operations } from '#contract/generated/eligibility.ts';
import type { Service } from '#contract/service.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';

export const httpMemberNudges = (eligibility: Service<operations>): MemberNudges => ({
  next: async () => (await eligibility.getEligibilityPopup({})).popupType,
  putAway: (nudge) => eligibility.dismissEligibilityPopup({ body: { popupType: nudge } }),
});
