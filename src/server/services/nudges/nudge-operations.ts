import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';

/** The port that tells whether a nudge is due. */
interface NudgePorts {
  readonly nudgeChecks: NudgeChecks;
}

/** The operations about what may speak up unasked. */
export const nudgeOperations = ({ nudgeChecks }: NudgePorts) =>
  ({
    checkPopup: async ({ body }) => {
      const { isDue, times } = await nudgeChecks.ask(body.popupType, body.deviceType);
      return { showPopup: isDue, popupCount: times };
    },
  }) satisfies Partial<Service<operations>>;
