import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';

export const httpNudgeChecks = (user: Service<operations>): NudgeChecks => ({
  async ask(nudge, app) {
    const { showPopup, popupCount } = await user.checkPopup({ body: { popupType: nudge, deviceType: app } });
    return { isDue: showPopup, times: popupCount };
  },
});
