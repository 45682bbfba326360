import type { Membership, PostCommunity } from '../communities/community.ts';
import type { ModerationOutcome, ModerationRule } from '../moderation/moderation-outcome.ts';
import type { Offer } from '../offers/salary-offer.ts';
import type { Author } from '../personas/author.ts';
import type { Poll } from '../polls/poll.ts';
import type { Tally } from '../votes/vote.ts';
import type { EditableTexts } from './post-texts.ts';
import type { PostPicture } from '../media/post-pictures.ts';
import type { YoutubeVideo } from '../media/youtube-video.ts';

/** Status: FLAGGED awaits a decision, AUTHOR_REJECTED was removed, SCHEDULED appears later. */
export const postStatuses = ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED', 'SCHEDULED'] as const;

export type PostStatus = (typeof postStatuses)[number];

export type KeptStatus = Exclude<PostStatus, 'NOT_FOUND'>;

/** Kinds of posts by main part. */
export type PostKind = 'text' | 'image' | 'video' | 'poll' | 'salary';

/** Always a day; a moment for the author alone, under DESIGNATION (D-28). */
export interface Posted {
  readonly postedOn: string;
  readonly postedAt: number | null;
}

export type FeedReason = 'joined' | 'new' | 'voted' | 'discussed' | 'waiting' | 'other';

export const firstVersion = 1;

export interface Post extends Posted, Tally, EditableTexts {
  readonly postId: string;
  /** Optimistic lock, so that no edit overwrites another. */
  readonly version: number;
  readonly status: PostStatus;
  readonly kind: PostKind;
  readonly author: Author;
  readonly isMine: boolean;
  readonly community: PostCommunity;
  readonly pictures: readonly PostPicture[];
  readonly video: YoutubeVideo | null;
  readonly poll: Poll | null;
  readonly offers: readonly Offer[];
  readonly isEdited: boolean;
  readonly commentsCount: number;
  readonly viewsCount: number;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Rule that closed its comments, or null. */
  readonly lockedFor: ModerationRule | null;
  /** One per measure, visible only to the author. */
  readonly moderation: readonly ModerationOutcome[];
  readonly why: readonly FeedReason[];
}

export interface PostFigures extends Tally {
  readonly postId: string;
  readonly status: PostStatus;
  readonly commentsCount: number;
  readonly viewsCount: number;
  readonly communities: readonly Membership[];
}
