import { canonicalJson } from '#server/adapters/caller/canonical-json.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentDraft } from '#core/comments/comments.ts';
import type { Community } from '#core/communities/community.ts';
import { existing, Failure } from '#core/failure.ts';
import type { SavedOffer } from '#core/offers/salary-offer.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { PostPicture } from '#core/media/post-pictures.ts';
import type { Post } from '#core/posts/post.ts';
import type { SavedMark } from '#core/votes/own-marks.ts';
import { anonymous, designation } from '#tests/content.ts';

/** Content in memory, shared by the fakes of all its ports. */
export class FakeContent {
  communities: readonly Community[];
  /** Newest first. */
  posts: readonly Post[];
  comments: readonly Comment[] = [];
  offers: readonly SavedOffer[] = [];
  savedJobs: readonly SavedMark[] = [];
  readonly elsewhere = new Map<string, string>();
  readonly uploads = new Map<string, PostPicture>();
  readonly hidden = new Set<string>();
  readonly seen = new Set<string>();
  readonly answersByKey = new Map<string, { readonly payload: string; readonly id: string }>();
  /** Signed in and allowed to write. */
  isMember = true;
  isWriter = true;
  /** Moderators see hidden content. */
  isModerator = false;
  personas: readonly ProfileType[] = profileTypes;
  nameOf = (profileType: ProfileType): string => (profileType === 'ANONYMOUS' ? anonymous : designation).name;
  /** Failure of the next calls, while set. */
  problem: Failure | undefined;

  constructor(communities: readonly Community[] = [], posts: readonly Post[] = []) {
    this.communities = communities;
    this.posts = posts;
  }

  ask(needs: 'nothing' | 'member' | 'writer' = 'nothing'): void {
    if (this.problem) throw this.problem;
    if (needs !== 'nothing' && !this.isMember) throw new Failure('signed-out');
    if (needs === 'writer' && !this.isWriter) throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
  }

  /** Refuses a persona not made, or renamed since it was shown. */
  askPersona({ profileType, authorName }: Pick<CommentDraft, 'profileType' | 'authorName'>): void {
    if (!this.personas.includes(profileType))
      throw profileType === 'ANONYMOUS' ? new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' }) : new Failure('conflict');
    if (authorName !== undefined && authorName !== this.nameOf(profileType)) throw new Failure('conflict', undefined, { code: nameChanged });
  }

  sees({ status, isMine }: Pick<Post, 'status' | 'isMine'>): boolean {
    return status === 'LIVE' || (isMine && status !== 'DELETED') || (this.isModerator && status !== 'DELETED' && status !== 'SCHEDULED');
  }

  post(postId: string): Post {
    return existing(this.posts.find((each) => each.postId === postId && (each.status === 'LIVE' || (each.isMine && each.status !== 'DELETED'))));
  }

  /** Refuses a post whose comments nobody may read. */
  askThread(postId: string): void {
    if (!this.posts.some((each) => each.postId === postId && (each.status === 'DELETED' || this.sees(each)))) throw new Failure('missing');
  }

  comment(commentId: string): Comment {
    return existing(this.comments.find((each) => each.commentId === commentId && (each.status === 'LIVE' || (each.isMine && each.status !== 'DELETED'))));
  }

  community(entityId: string): Community {
    return existing(this.communities.find((each) => each.entityId === entityId));
  }

  put(post: Post): Post {
    this.posts = this.posts.map((each) => (each.postId === post.postId ? post : each));
    return post;
  }

  putComment(comment: Comment): Comment {
    this.comments = this.comments.map((each) => (each.commentId === comment.commentId ? comment : each));
    return comment;
  }

  putCommunity(community: Community): Community {
    this.communities = this.communities.map((each) => (each.entityId === community.entityId ? community : each));
    return community;
  }

  /** Earlier id for the same idempotency key. Refuses another payload. */
  replayOf(key: string, payload: unknown): string | undefined {
    const known = this.answersByKey.get(key);
    if (known && known.payload !== canonicalJson(payload)) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: known.id });
    const stood = known && [...this.posts, ...this.comments].find((each) => ('commentId' in each ? each.commentId : each.postId) === known.id);
    if (known && stood?.status === 'DELETED') throw new Failure('conflict', undefined, { code: 'SUBMISSION_DELETED', existingId: known.id });
    return known?.id;
  }
}

export class OverContent {
  readonly content: FakeContent;

  constructor(content: FakeContent) {
    this.content = content;
  }
}
