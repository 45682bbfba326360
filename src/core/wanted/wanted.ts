import type { CommunityKey } from '../communities/community.ts';
import type { ChosenCommunity } from '../composer/writing.ts';
import type { JobAlertDraft } from '../jobs/job-alerts.ts';
import type { MuteKind } from '../moderation/mutes.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { PostKind } from '../posts/post.ts';
import type { Resource, Vote } from '../votes/vote.ts';

/** The post that someone wanted to write: a new one, or the change of one that is there. */
export interface WantedPost {
  readonly kind: 'write';
  readonly campaign: string;
  readonly post?: PostKind;
  readonly community?: ChosenCommunity;
  /** The id of the post that was being changed. */
  readonly changes?: string;
}

/** Something pressed before a login. It says what shall be, so that doing it twice changes nothing. */
export type Wanted =
  | WantedPost
  | { readonly kind: 'vote'; readonly resource: Resource; readonly vote: Vote }
  | { readonly kind: 'pollVote' | 'offerVote'; readonly postId: string; readonly choice: string }
  | { readonly kind: 'follow'; readonly urlName: string; readonly name: string }
  | { readonly kind: 'join'; readonly community: CommunityKey; readonly name: string }
  | { readonly kind: 'jobAlert'; readonly alert: JobAlertDraft }
  | { readonly kind: 'saveJob'; readonly jobId: string }
  | { readonly kind: 'hide' | 'requestAnswer'; readonly postId: string }
  | { readonly kind: 'report'; readonly resource: Resource }
  | { readonly kind: 'stop'; readonly how: MuteKind; readonly resource: Resource; readonly name: string; readonly by: ProfileType };

/** A wish as the device keeps it. */
export interface KeptWanted {
  readonly wanted: Wanted;
  /** The moment of the press. */
  readonly at: number;
  /** The member who pressed; nothing for a guest, whose wish is that of anyone who logs in next. */
  readonly owner?: string | undefined;
}

/** The time for which a wish is kept: anyone who logs in later has gone on to something else. */
export const wantedForMs = 3_600_000;
