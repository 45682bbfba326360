import { popupFor, type EligibilityPopup, type PopupFacts } from '#core/nudges/eligibility-popup.ts';
import type { EligibilityPopups } from '#core/nudges/eligibility-popups.ts';

/** Eligibility popup of one member, in memory. Nothing is known of a guest. */
export class FakeEligibilityPopups implements EligibilityPopups {
  facts: PopupFacts | undefined;
  readonly putAwayNow = new Set<EligibilityPopup>();

  constructor(facts?: PopupFacts) {
    this.facts = facts;
  }

  async next(): Promise<EligibilityPopup | null> {
    return (this.facts && popupFor(this.facts, Object.fromEntries([...this.putAwayNow].map((popup) => [popup, 0])))) ?? null;
  }

  async putAway(popup: EligibilityPopup): Promise<void> {
    this.putAwayNow.add(popup);
  }
}
