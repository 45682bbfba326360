import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { AppType, CountedPopup, PopupVerdict } from '#core/notifications/popup-check.ts';
import type { PopupChecks } from '#core/notifications/popup-checks.ts';

export class HttpPopupChecks implements PopupChecks {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  ask(popup: CountedPopup, app: AppType): Promise<PopupVerdict> {
    return this.#user.checkPopup({ body: { popupType: popup, deviceType: app } });
  }
}
