import type { operations } from '#contract/generated/eligibility.ts';
import type { Service } from '#contract/service.ts';
import type { MemberNudge } from '#core/nudges/member-nudge.ts';
import type { MemberNudges } from '#core/nudges/member-nudges.ts';

export class HttpMemberNudges implements MemberNudges {
  readonly #eligibility: Service<operations>;

  constructor(eligibility: Service<operations>) {
    this.#eligibility = eligibility;
  }

  async next(): Promise<MemberNudge | null> {
    return (await this.#eligibility.getEligibilityPopup({})).popupType;
  }

  async putAway(nudge: MemberNudge): Promise<void> {
    await this.#eligibility.dismissEligibilityPopup({ body: { popupType: nudge } });
  }
}
