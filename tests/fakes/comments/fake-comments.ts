import { bestOf, firstReplies, rootFor, type Comment, type CommentSort, type OwnComment, type Thread } from '#core/comments/comment.ts';
import type { CommentDraft, CommentEdit, CommentOutcome, Comments } from '#core/comments/comments.ts';
import { isMentionable, mentionPlaces, resolvedMentions, type Mention } from '#core/comments/mentions.ts';
import { mapCommentTexts } from '#core/comments/comment-texts.ts';
import { existing, Failure } from '#core/failure.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { abuseFailure } from '../content/abuse-failure.ts';
import type { Page } from '#core/page.ts';
import { plainText } from '#core/content/plain-text.ts';
import { aComment, anonymous, designation } from '#tests/content.ts';
import { canonicalJson } from '#server/adapters/caller/canonical-json.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

const nameOf = ({ commentId }: Comment): string => commentId;

const empty = (comment: Comment): Comment => ({ ...comment, ...mapCommentTexts(comment, () => ''), mentions: [] });

export class FakeComments extends OverContent implements Comments {
  async under(postId: string, sort: CommentSort, after?: string | null, pageSize?: number): Promise<Page<Thread>> {
    this.content.ask();
    this.content.askThread(postId);
    const shown = this.content.comments.filter((each) => each.postId === postId && each.rootId === null && this.#stands(each));
    const ordered = sort === 'best' ? shown.toSorted((one, other) => bestOf(other) - bestOf(one)) : sort === 'newest' ? shown.toReversed() : shown;
    const { items, next } = pageOf(ordered, nameOf, after, pageSize);
    return { items: items.map((comment) => this.#thread(comment)), next };
  }

  async repliesTo(commentId: string, after?: string | null, pageSize?: number): Promise<Page<Comment>> {
    this.content.ask();
    this.#any(commentId);
    return pageOf(this.#replies(commentId), nameOf, after, pageSize);
  }

  async mine(after?: string | null, pageSize?: number): Promise<Page<OwnComment>> {
    this.content.ask('member');
    const own = this.content.comments.filter(({ isMine, status }) => isMine && status !== 'DELETED').toReversed();
    const { items, next } = pageOf(own, nameOf, after, pageSize);
    return { items: items.map((comment) => this.#ownComment(comment)), next };
  }

  async at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }> {
    this.content.ask();
    const comment = this.#any(commentId);
    if (!this.content.sees(comment)) throw new Failure('missing');
    return { comment, root: this.#thread(this.#any(rootFor(comment))) };
  }

  async write(postId: string, draft: CommentDraft): Promise<CommentOutcome> {
    this.content.ask('writer');
    this.content.post(postId);
    return this.#make(draft, { postId });
  }

  async reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome> {
    this.content.ask('writer');
    const answered = this.content.comment(commentId);
    this.content.post(answered.postId);
    return this.#make(draft, { postId: answered.postId, rootId: rootFor(answered), replyToId: commentId, replyToName: answered.author?.name ?? null });
  }

  async change(commentId: string, { version, mentions: added = [], ...edit }: CommentEdit): Promise<Comment> {
    const comment = this.#own(commentId);
    this.#refuseLocked(comment);
    if (comment.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const abuse = abuseFailure({ ...edit });
    if (abuse) throw abuse;
    const texts = mapCommentTexts(edit, plainText);
    const mentions = this.#mentionsIn(texts.content, comment.postId, [...comment.mentions.map(({ id }) => id), ...added]);
    return this.content.putComment({ ...comment, version: version + 1, ...texts, mentions, isEdited: true });
  }

  async remove(commentId: string): Promise<void> {
    const comment = this.content.putComment({ ...empty(this.#own(commentId)), status: 'DELETED', author: null });
    this.#count(comment, -1);
  }

  #make(
    { submissionKey, profileType, authorName, mentions = [], ...draft }: CommentDraft,
    where: Partial<Comment> & { readonly postId: string },
  ): CommentOutcome {
    const payload = [where, draft, profileType];
    const known = this.content.replayOf(submissionKey, payload);
    if (known) return { comment: this.content.comment(known) };
    const texts = mapCommentTexts(draft, plainText);
    if (texts.content === '') return { refusal: 'RULE_BROKEN', message: 'A comment needs a text.' };
    const abuse = abuseFailure({ ...texts });
    if (abuse) return refusedBy(abuse);
    this.content.askPersona({ profileType, ...(authorName !== undefined && { authorName }) });
    this.#refuseLocked(where);
    const isHidden = profileType === 'ANONYMOUS';
    const written = aComment({
      ...where,
      ...texts,
      mentions: this.#mentionsIn(texts.content, where.postId, mentions),
      author: { ...(isHidden ? anonymous : designation), name: this.content.nameOf(profileType) },
      isMine: true,
      mayEdit: true,
      mayDelete: true,
      postedAt: isHidden ? null : Date.UTC(2026, 10, 20, 9),
    });
    this.content.comments = [...this.content.comments, written];
    this.content.answersByKey.set(submissionKey, { payload: canonicalJson(payload), id: written.commentId });
    this.#count(written, 1);
    return { comment: written };
  }

  /** Mentioned names among authors of these things in the thread. */
  #mentionsIn(text: string, postId: string, ids: readonly string[]): readonly Mention[] {
    const post = this.content.posts.filter((each) => each.postId === postId).map((each) => ({ ...each, id: postId }));
    const comments = this.content.comments.filter((each) => each.postId === postId).map((each) => ({ ...each, id: each.commentId }));
    const named = [...post, ...comments].flatMap(({ id, author, status, isMine }) =>
      author && status === 'LIVE' && !isMine && ids.includes(id) && isMentionable(author) ? [{ id, name: author.name }] : [],
    );
    return resolvedMentions(text, mentionPlaces(text, named), new Map(named.map(({ id, name }) => [id, name]))).mentions;
  }

  #refuseLocked({ postId, rootId = null, replyToId = null }: Partial<Comment> & { readonly postId: string }): void {
    const above = [this.content.post(postId), ...this.content.comments.filter(({ commentId }) => commentId === rootId || commentId === replyToId)];
    if (above.some(({ lockedFor }) => lockedFor !== null)) throw new Failure('conflict', undefined, { code: 'COMMENTS_CLOSED' });
  }

  #count({ postId, rootId }: Comment, change: number): void {
    const post = this.content.posts.find((each) => each.postId === postId);
    if (post) this.content.put({ ...post, commentsCount: Math.max(0, post.commentsCount + change) });
    const root = rootId === null ? undefined : this.content.comments.find((each) => each.commentId === rootId);
    if (root) this.content.putComment({ ...root, repliesCount: Math.max(0, root.repliesCount + change) });
  }

  #own(commentId: string): Comment {
    this.content.ask('member');
    const comment = this.content.comment(commentId);
    if (!comment.isMine) throw new Failure('missing');
    return comment;
  }

  #ownComment(comment: Comment): OwnComment {
    const post = this.content.posts.find(({ postId }) => postId === comment.postId);
    const isSeen = post !== undefined && this.content.sees(post);
    return {
      comment,
      postType: 'POST',
      postTitle: isSeen ? (post.title ?? (post.content.slice(0, 80) || null)) : null,
      mayOpen: isSeen || post?.status === 'DELETED',
    };
  }

  #any(commentId: string): Comment {
    return existing(this.content.comments.find((each) => each.commentId === commentId));
  }

  #stands(comment: Comment): boolean {
    return this.content.sees(comment) || this.#replies(comment.commentId).length > 0;
  }

  #replies(commentId: string): readonly Comment[] {
    return this.content.comments.filter((each) => each.rootId === commentId && this.content.sees(each));
  }

  #thread(comment: Comment): Thread {
    const all = this.#replies(comment.commentId);
    const replies = all.slice(0, firstReplies);
    return { ...comment, replies, moreReplies: all.length > replies.length ? (replies.at(-1)?.commentId ?? null) : null };
  }
}
