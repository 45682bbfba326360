import type { EligibilityPopup } from './eligibility-popup.ts';

/** Which popup the member may be shown, and which they put away. */
export abstract class EligibilityPopups {
  /** Nothing for a guest, and nothing for a member who has nothing to do. */
  abstract next(): Promise<EligibilityPopup | null>;
  abstract putAway(popup: EligibilityPopup): Promise<void>;
}
