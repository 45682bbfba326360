import type { Membership, PostCommunity } from '../communities/community.ts';
import type { ModerationOutcome, ModerationRule } from '../moderation/moderation-outcome.ts';
import type { Offer } from '../offers/salary-offer.ts';
import type { Author } from '../personas/author.ts';
import type { Poll } from '../polls/poll.ts';
import type { Tally } from '../votes/vote.ts';
import type { EditableTexts } from './post-texts.ts';
import type { PostPicture } from '../media/post-pictures.ts';
import type { YoutubeVideo } from '../media/youtube-video.ts';

/** The status of a post. FLAGGED waits for a decision, AUTHOR_REJECTED was taken down by one, DELETED by its author; SCHEDULED comes out later, as its author wished. */
export const postStatuses = ['FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED', 'SCHEDULED'] as const;

export type PostStatus = (typeof postStatuses)[number];

/** The status of what is in the database. */
export type KeptStatus = Exclude<PostStatus, 'NOT_FOUND'>;

/** The kinds of posts, by the part they mainly consist of. */
export type PostKind = 'text' | 'image' | 'video' | 'poll' | 'salary';

/** The time at which something was written: the day always, the moment never under ANONYMOUS (D-28). */
export interface Posted {
  readonly postedOn: string;
  readonly postedAt: number | null;
}

/** The reasons why a post is where it is in a feed. */
export type FeedReason = 'joined' | 'new' | 'voted' | 'discussed' | 'waiting' | 'other';

/** The version of a post that was never changed. */
export const firstVersion = 1;

/** A post as its reader sees it. */
export interface Post extends Posted, Tally, EditableTexts {
  readonly postId: string;
  /** The version for optimistic locking: an edit names it, so that no edit overwrites another. */
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
  /** The rule for which nobody can write below it any more (locked); null where everyone can. */
  readonly lockedFor: ModerationRule | null;
  /** The outcomes of moderation, one of each measure; its author alone sees them. */
  readonly moderation: readonly ModerationOutcome[];
  /** The reasons why it is where it is in a feed, the heaviest first. */
  readonly why: readonly FeedReason[];
}

/** The counts and the vote that change under a post while it is read. */
export interface PostFigures extends Tally {
  readonly postId: string;
  readonly status: PostStatus;
  readonly commentsCount: number;
  readonly viewsCount: number;
  /** The memberships in the communities that were asked about. */
  readonly communities: readonly Membership[];
}
