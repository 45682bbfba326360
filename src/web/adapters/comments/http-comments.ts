import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Comment, CommentSort, OwnComment, Thread } from '#core/comments/comment.ts';
import type { CommentDraft, CommentEdit, CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { Page } from '#core/page.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { commentFromContract, ownCommentFromContract, threadFromContract } from './comment-from-contract.ts';

export class HttpComments implements Comments {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async under(postId: string, sort: CommentSort, after?: string | null, pageSize?: number): Promise<Page<Thread>> {
    const page = await this.#feed.listPostComments({ path: { postId }, query: { sort, ...pageQuery(after, pageSize) } });
    return { ...page, items: page.items.map(threadFromContract) };
  }

  async repliesTo(commentId: string, after?: string | null, pageSize?: number): Promise<Page<Comment>> {
    const page = await this.#feed.listCommentReplies({ path: { commentId }, query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(commentFromContract) };
  }

  async mine(after?: string | null, pageSize?: number): Promise<Page<OwnComment>> {
    const page = await this.#feed.listMyComments({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(ownCommentFromContract) };
  }

  async at(commentId: string): Promise<{ readonly comment: Comment; readonly root: Thread }> {
    const { comment, root } = await this.#feed.getComment({ path: { commentId } });
    return { comment: commentFromContract(comment), root: threadFromContract(root) };
  }

  async write(postId: string, draft: CommentDraft): Promise<CommentOutcome> {
    try {
      return { comment: commentFromContract(await this.#feed.createComment({ path: { postId }, body: draft })) };
    } catch (error) {
      return refusedBy(error);
    }
  }

  async reply(commentId: string, draft: CommentDraft): Promise<CommentOutcome> {
    try {
      return { comment: commentFromContract(await this.#feed.replyToComment({ path: { commentId }, body: draft })) };
    } catch (error) {
      return refusedBy(error);
    }
  }

  async change(commentId: string, edit: CommentEdit): Promise<Comment> {
    return commentFromContract(await this.#feed.updateComment({ path: { commentId }, body: edit }));
  }

  async remove(commentId: string): Promise<void> {
    await this.#feed.deleteComment({ path: { commentId } });
  }
}
