import type { ModerationOutcome, ModerationRule } from '../moderation/moderation-outcome.ts';
import type { Author } from '../personas/author.ts';
import { longestName } from '../personas/made-up-name.ts';
import type { Posted, PostStatus } from '../posts/post.ts';
import type { TalkType } from '../navigation/screens.ts';
import type { Tally } from '../votes/vote.ts';
import type { CommentTexts } from './comment-texts.ts';
import { mostMentions, type Mention } from './mentions.ts';

export const commentSorts = ['best', 'newest', 'oldest'] as const;

export type CommentSort = (typeof commentSorts)[number];

export const usualCommentSort: CommentSort = 'best';

/** Status of a comment, published at once or awaiting a decision. */
export type CommentStatus = Exclude<PostStatus, 'SCHEDULED'>;

/** Comment or reply. Replies to replies are flat and name their addressee. */
export interface Comment extends Posted, Tally, CommentTexts {
  readonly commentId: string;
  readonly version: number;
  readonly postId: string;
  /** Parent comment, or null directly below the post. */
  readonly rootId: string | null;
  readonly replyToId: string | null;
  readonly replyToName: string | null;
  readonly mentions: readonly Mention[];
  /** Removed comments stay without text and author while they have replies. */
  readonly status: CommentStatus;
  readonly author: Author | null;
  readonly isMine: boolean;
  readonly isEdited: boolean;
  readonly repliesCount: number;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Rule that locks replies, or null while open. */
  readonly lockedFor: ModerationRule | null;
  readonly moderation: readonly ModerationOutcome[];
}

/** Comment with its first replies and the cursor of more. */
export interface Thread extends Comment {
  readonly replies: readonly Comment[];
  readonly moreReplies: string | null;
}

export interface OwnComment {
  readonly comment: Comment;
  readonly postType: TalkType;
  /** Title or beginning of the post, or null if inaccessible. */
  readonly postTitle: string | null;
  /** False below a post hidden from the member. */
  readonly mayOpen: boolean;
}

export const firstReplies = 3;

export const longestComment = 4_000;

/** Length limit when read, as mentioned names may have grown. */
export const longestReadComment = longestComment + mostMentions * longestName;

/** Root of a reply, so that nesting never exceeds two levels. */
export const rootFor = ({ commentId, rootId }: Pick<Comment, 'commentId' | 'rootId'>): string => rootId ?? commentId;

/** Weights of the order `best`, and the lead required for the most helpful answer. */
export const bestRule = { vote: 4, mostReplies: 8, fewestVotes: 2 } as const;

/** Score plus a little for replies, in the order `best`. */
export const bestOf = ({ upVotes, downVotes, repliesCount }: Pick<Comment, 'upVotes' | 'downVotes' | 'repliesCount'>): number =>
  (upVotes - downVotes) * bestRule.vote + Math.min(repliesCount, bestRule.mostReplies);

/** Most helpful answer. Needs one upvote beyond a possible own one, which is indistinguishable (F-16). */
export const mostHelpful = <Rated extends Pick<Comment, 'upVotes' | 'downVotes'>>([first, second]: readonly Rated[]): Rated | undefined =>
  first && second && first.upVotes - first.downVotes >= bestRule.fewestVotes ? first : undefined;
