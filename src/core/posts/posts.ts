import type { PostCommunity } from '../communities/community.ts';
import type { Refused } from '../content/post-limits.ts';
import type { PostDraft } from './post-draft.ts';
import type { EditableTexts } from './post-texts.ts';
import type { Post, PostFigures, PostStatus } from './post.ts';
import type { YoutubeVideo } from '../media/youtube-video.ts';
import type { RemovalReason } from '../moderation/moderation-outcome.ts';

/** Published post, possibly awaiting a moderator, or the refusal. */
export type Publication = { readonly postId: string; readonly status: PostStatus; readonly community: PostCommunity } | Refused;

/** Post, or its status with at most a rule for unauthorised callers. */
export interface ShownPost {
  readonly postId: string;
  readonly status: PostStatus;
  readonly post: Post | null;
  readonly removal: RemovalReason | null;
  /** Path of another thing with this id, only with NOT_FOUND. */
  readonly movedTo: string | null;
}

/** Edit naming its base version (optimistic locking). */
export interface PostEdit extends EditableTexts {
  readonly version: number;
}

export abstract class Posts {
  abstract at(postId: string): Promise<ShownPost>;
  abstract figures(postId: string, updatedCommunities?: readonly string[]): Promise<PostFigures>;
  /** Idempotent by submission key. */
  abstract create(draft: PostDraft): Promise<Publication>;
  /** Conflicts if changed since the edited version. */
  abstract change(postId: string, edit: PostEdit): Promise<Post>;
  abstract remove(postId: string): Promise<void>;
  /** Hides it from the member's feeds, or shows it again. */
  abstract hide(postId: string): Promise<void>;
  abstract unhide(postId: string): Promise<void>;
  /** Returns how many wait for an answer. */
  abstract requestAnswer(postId: string): Promise<number>;
  /** Shareable path from the root. */
  abstract shareUrl(postId: string, commentId?: string): Promise<string>;
  abstract videoAt(url: string): Promise<YoutubeVideo | null>;
}
