import type { operations } from '#contract/generated/eligibility.ts';
import type { Service } from '#contract/service.ts';
import type { EligibilityPopup } from '#core/nudges/eligibility-popup.ts';
import type { EligibilityPopups } from '#core/nudges/eligibility-popups.ts';

export class HttpEligibilityPopups implements EligibilityPopups {
  readonly #eligibility: Service<operations>;

  constructor(eligibility: Service<operations>) {
    this.#eligibility = eligibility;
  }

  async next(): Promise<EligibilityPopup | null> {
    return (await this.#eligibility.getEligibilityPopup({})).popupType;
  }

  async putAway(popup: EligibilityPopup): Promise<void> {
    await this.#eligibility.dismissEligibilityPopup({ body: { popupType: popup } });
  }
}
