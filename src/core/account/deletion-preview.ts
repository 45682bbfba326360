import { allWritten, type WrittenCounts } from '../personas/written-counts.ts';
import { leavableItems, type LeavableItem } from './account-deletion.ts';

export const deletionRefusals = ['SIGN_IN_AGAIN', 'LAST_ADMINISTRATOR'] as const;
export type DeletionRefusal = (typeof deletionRefusals)[number];

export interface DeletionPreview {
  readonly refusedBy: DeletionRefusal | null;
  /** Contributions by designation, as no account is known to a made-up name. */
  readonly designationProfile: WrittenCounts;
  readonly feedback: number;
}

/** Items with content, about which there is a choice. */
export const choicesIn = ({ designationProfile, feedback }: DeletionPreview): readonly LeavableItem[] => {
  const counts = { designationProfile: allWritten(designationProfile), feedback };
  return leavableItems.filter((item) => counts[item] > 0);
};
