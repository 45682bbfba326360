import { allWritten, type WrittenCounts } from '../personas/written-counts.ts';
import { leavableItems, type LeavableItem } from './account-deletion.ts';

/** The reasons for which a deletion is refused before anything is deleted. */
export const deletionRefusals = ['SIGN_IN_AGAIN', 'LAST_ADMINISTRATOR'] as const;
export type DeletionRefusal = (typeof deletionRefusals)[number];

/** Whatever a member may leave behind, as much of it as there is, and whether the account would be deleted now. */
export interface DeletionPreview {
  readonly refusedBy: DeletionRefusal | null;
  /** WrittenCounts under the made-up name that is kept with the account. One that a key opens is known to no account. */
  readonly anonymousProfile: WrittenCounts;
  readonly designationProfile: WrittenCounts;
  /** The notes to the operator. */
  readonly feedback: number;
}

/** The items about which there is something to choose: none is asked about that holds nothing. */
export const choicesIn = ({ anonymousProfile, designationProfile, feedback }: DeletionPreview): readonly LeavableItem[] => {
  const counts = { anonymousProfile: allWritten(anonymousProfile), designationProfile: allWritten(designationProfile), feedback };
  return leavableItems.filter((item) => counts[item] > 0);
};
