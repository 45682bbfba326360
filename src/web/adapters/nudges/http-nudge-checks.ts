import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { AppType, CountedNudge, NudgeVerdict } from '#core/nudges/nudge-check.ts';
import type { NudgeChecks } from '#core/nudges/nudge-checks.ts';

export class HttpNudgeChecks implements NudgeChecks {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async ask(nudge: CountedNudge, app: AppType): Promise<NudgeVerdict> {
    const { showPopup, popupCount } = await this.#user.checkPopup({ body: { popupType: nudge, deviceType: app } });
    return { isDue: showPopup, times: popupCount };
  }
}
