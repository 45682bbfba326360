import type { operations } from '#contract/generated/eligibility.ts';
import type { Service } from '#contract/service.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';

export const eligibilityService = ({ memberNudges: nudges }: { readonly memberNudges: MemberNudges }): Service<operations> => ({
  getEligibilityPopup: async () => ({ popupType: await nudges.next() }),
  dismissEligibilityPopup: async ({ body }) => {
    await nudges.putAway(body.popupType);
    return undefined;
  },
});
