import type { operations } from '#contract/generated/eligibility.ts';
import type { Service } from '#contract/service.ts';
import type { EligibilityPopups } from '#core/nudges/eligibility-popups.ts';

/** The contract of popups, answered for one request. */
export const eligibilityService = (popups: EligibilityPopups): Service<operations> => ({
  getEligibilityPopup: async () => ({ popupType: await popups.next() }),
  dismissEligibilityPopup: async ({ body }) => {
    await popups.putAway(body.popupType);
    return undefined;
  },
});
