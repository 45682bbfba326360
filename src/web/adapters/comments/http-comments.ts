import { pageQuery } from '../http/page-query.ts';
import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Comments } from '#core/comments/comments.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { commentFromContract, ownCommentFromContract, threadFromContract } from './comment-from-contract.ts';

export const httpComments = (feed: Service<operations>): Comments => ({
  async under(postId, sort, after, pageSize) {
    const page = await feed.listPostComments({ path: { postId }, query: { sort, ...pageQuery(after, pageSize) } });
    return { ...page, items: page.items.map(threadFromContract) };
  },
  async repliesTo(commentId, after, pageSize) {
    const page = await feed.listCommentReplies({ path: { commentId }, query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(commentFromContract) };
  },
  async mine(after, pageSize) {
    const page = await feed.listMyComments({ query: pageQuery(after, pageSize) });
    return { ...page, items: page.items.map(ownCommentFromContract) };
  },
  async at(commentId) {
    const { comment, root } = await feed.getComment({ path: { commentId } });
    return { comment: commentFromContract(comment), root: threadFromContract(root) };
  },
  async write(postId, draft) {
    try {
      return { comment: commentFromContract(await feed.createComment({ path: { postId }, body: draft })) };
    } catch (error) {
      return refusedBy(error);
    }
  },
  async reply(commentId, draft) {
    try {
      return { comment: commentFromContract(await feed.replyToComment({ path: { commentId }, body: draft })) };
    } catch (error) {
      return refusedBy(error);
    }
  },
  change: async (commentId, edit) => commentFromContract(await feed.updateComment({ path: { commentId }, body: edit })),
  remove: (commentId) => feed.deleteComment({ path: { commentId } }),
});
