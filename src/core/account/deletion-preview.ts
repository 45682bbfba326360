import { allWritten, type WrittenCounts } from '../personas/written-counts.ts';
import { leavableItems, type LeavableItem } from './account-deletion.ts';

/** The reasons for which a deletion is refused before anything is deleted. */
export const deletionRefusals = ['SIGN_IN_AGAIN', 'LAST_ADMINISTRATOR'] as const;
export type DeletionRefusal = (typeof deletionRefusals)[number];

/** Whatever a member may leave behind, as much of it as there is, and whether the account would be deleted now. */
export interface DeletionPreview {
  readonly refusedBy: DeletionRefusal | null;
  /** What was written by what the member works as; no account is known to a made-up name. */
  readonly designationProfile: WrittenCounts;
  /** The notes to the operator. */
  readonly feedback: number;
}

/** The items about which there is something to choose: none is asked about that holds nothing. */
export const choicesIn = ({ designationProfile, feedback }: DeletionPreview): readonly LeavableItem[] => {
  const counts = { designationProfile: allWritten(designationProfile), feedback };
  return leavableItems.filter((item) => counts[item] > 0);
};
