import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';

interface NudgePorts {
  readonly nudgeChecks: NudgeChecks;
}

export const nudgeOperations = ({ nudgeChecks }: NudgePorts) =>
  ({
    checkPopup: async ({ body }) => {
      const { isDue, times } = await nudgeChecks.ask(body.popupType, body.deviceType);
      return { showPopup: isDue, popupCount: times };
    },
  }) satisfies Partial<Service<operations>>;
