import type { CommunityKey } from '../communities/community.ts';
import type { ChosenCommunity } from '../composer/writing.ts';
import type { JobAlertDraft } from '../jobs/job-alerts.ts';
import type { MuteKind } from '../moderation/mutes.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { PostKind } from '../posts/post.ts';
import type { Resource, Vote } from '../votes/vote.ts';

export interface WantedPost {
  readonly kind: 'write';
  readonly campaign: string;
  readonly post?: PostKind;
  readonly community?: ChosenCommunity;
  readonly changes?: string;
  /** Key of the draft that was to be posted. */
  readonly draft?: string;
}

/** Intended result of a press before login, so that repeating it changes nothing. */
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

export interface KeptWanted {
  readonly wanted: Wanted;
  readonly at: number;
  /** Absent for a guest, whose wish passes to the next login. */
  readonly owner?: string | undefined;
}

/** Expiry of a wish, after which the member has moved on. */
export const wantedForMs = 3_600_000;
