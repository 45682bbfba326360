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

/** The status of a comment: it comes out at once, or waits for a decision. */
export type CommentStatus = Exclude<PostStatus, 'SCHEDULED'>;

/** A comment or reply below a post. Replies to replies stand flat below the comment and say whom they answer. */
export interface Comment extends Posted, Tally, CommentTexts {
  readonly commentId: string;
  readonly version: number;
  readonly postId: string;
  /** The comment it is below; null for one that is below the post itself. */
  readonly rootId: string | null;
  readonly replyToId: string | null;
  readonly replyToName: string | null;
  /** The names that its text mentions. */
  readonly mentions: readonly Mention[];
  /** A comment that was taken down stays without text and author as long as it has replies. */
  readonly status: CommentStatus;
  readonly author: Author | null;
  readonly isMine: boolean;
  readonly isEdited: boolean;
  readonly repliesCount: number;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** The rule for which nobody can write below it any more (locked); null where everyone can. */
  readonly lockedFor: ModerationRule | null;
  readonly moderation: readonly ModerationOutcome[];
}

/** A comment with the first of its replies, and the cursor of further ones. */
export interface Thread extends Comment {
  readonly replies: readonly Comment[];
  readonly moreReplies: string | null;
}

/** A comment of the member's own, with the post or the question it is below. */
export interface OwnComment {
  readonly comment: Comment;
  /** Whether that is a post, or a question that it answers. */
  readonly postType: TalkType;
  /** The title of the post, or how it begins; null where it has neither, or is not there for the member any more. */
  readonly postTitle: string | null;
  /** Whether it can be read where it is: below a post that is hidden from the member it cannot. */
  readonly mayOpen: boolean;
}

/** The number of replies that come along with a comment. */
export const firstReplies = 3;

export const longestComment = 4_000;

/** The longest text of a comment as it is read: names that it mentions may be longer by now than when it was written. */
export const longestReadComment = longestComment + mostMentions * longestName;

/** The root of a reply: the comment itself, or the root of the reply that is answered, so that nothing is nested deeper than two levels. */
export const rootFor = ({ commentId, rootId }: Pick<Comment, 'commentId' | 'rootId'>): string => rootId ?? commentId;

/** What a vote is worth in the order `best`, for how many replies a comment gets a point each, and how many more upvotes than downvotes the most helpful answer needs. */
export const bestRule = { vote: 4, mostReplies: 8, fewestVotes: 2 } as const;

/** The rank of a comment in the order `best`: its score, and a little for the replies below it. */
export const bestOf = ({ upVotes, downVotes, repliesCount }: Pick<Comment, 'upVotes' | 'downVotes' | 'repliesCount'>): number =>
  (upVotes - downVotes) * bestRule.vote + Math.min(repliesCount, bestRule.mostReplies);

/**
 * The most helpful of several answers in the order `best`. One upvote may be its author's own, and nobody can tell which (F-16): so the score needs one more
 * than that, of someone else.
 */
export const mostHelpful = <Rated extends Pick<Comment, 'upVotes' | 'downVotes'>>([first, second]: readonly Rated[]): Rated | undefined =>
  first && second && first.upVotes - first.downVotes >= bestRule.fewestVotes ? first : undefined;
