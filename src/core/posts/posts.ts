import type { PostCommunity } from '../communities/community.ts';
import type { Refused } from '../content/post-limits.ts';
import type { PostDraft } from './post-draft.ts';
import type { EditableTexts } from './post-texts.ts';
import type { Post, PostFigures, PostStatus } from './post.ts';
import type { ReviewFacts } from './review-post.ts';
import type { YoutubeVideo } from '../media/youtube-video.ts';
import type { RemovalReason } from '../moderation/moderation-outcome.ts';

/** A post that was published, or the reason why it was not. A published one may still wait for a moderator. */
export type Publication = { readonly postId: string; readonly status: PostStatus; readonly community: PostCommunity } | Refused;

/** A post, or its status alone. A caller who may not read it gets the rule at most. */
export interface ShownPost {
  readonly postId: string;
  readonly status: PostStatus;
  readonly post: Post | null;
  readonly removal: RemovalReason | null;
  /** The path of the page of what has this id where it is no post; with the status NOT_FOUND alone. */
  readonly movedTo: string | null;
}

/** An edit of a post, and the version that was edited (optimistic locking). */
export interface PostEdit extends EditableTexts {
  readonly version: number;
}

/** A draft of a post, as a person would begin it. */
export interface DraftText {
  readonly title: string | null;
  readonly content: string;
}

/** Posts, and the actions of the signed-in member on them. */
export abstract class Posts {
  /** A post that is not there answers with the status NOT_FOUND. */
  abstract at(postId: string): Promise<ShownPost>;
  abstract figures(postId: string, updatedCommunities?: readonly string[]): Promise<PostFigures>;
  /** Publishes once for each submission key, however often it is asked. */
  abstract create(draft: PostDraft): Promise<Publication>;
  /** Fails as a conflict when the post has changed since the version that was edited. */
  abstract change(postId: string, edit: PostEdit): Promise<Post>;
  abstract remove(postId: string): Promise<void>;
  /** Hides a post from the feeds of the member, or shows it again. */
  abstract hide(postId: string): Promise<void>;
  abstract unhide(postId: string): Promise<void>;
  /** Says that the member waits for an answer too; answers how many do. */
  abstract requestAnswer(postId: string): Promise<number>;
  /** The URL under which it can be shared, from the root of the origin. */
  abstract shareUrl(postId: string, commentId?: string): Promise<string>;
  abstract videoAt(url: string): Promise<YoutubeVideo | null>;
  abstract draftFromReview(review: ReviewFacts): Promise<DraftText>;
  abstract abusiveWords(): Promise<readonly string[]>;
}
