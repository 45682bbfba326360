import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { usualCommentSort } from '#core/comments/comment.ts';
import type { Comments } from '#core/comments/comments.ts';
import { commentToContract, ownCommentToContract, threadToContract, writtenToContract } from './comment-to-contract.ts';

export const commentOperations = ({ comments }: { readonly comments: Comments }) =>
  ({
    listPostComments: async ({ path, query }) => {
      const page = await comments.under(path.postId, query.sort ?? usualCommentSort, query.cursor, query.limit);
      return { ...page, items: page.items.map(threadToContract) };
    },
    listMyComments: async ({ query }) => {
      const page = await comments.mine(query.cursor, query.limit);
      return { ...page, items: page.items.map(ownCommentToContract) };
    },
    createComment: async ({ path, body }) => writtenToContract(await comments.write(path.postId, body)),
    replyToComment: async ({ path, body }) => writtenToContract(await comments.reply(path.commentId, body)),
    getComment: async ({ path }) => {
      const { comment, root } = await comments.at(path.commentId);
      return { comment: commentToContract(comment), root: threadToContract(root) };
    },
    updateComment: async ({ path, body }) => commentToContract(await comments.change(path.commentId, body)),
    deleteComment: async ({ path }) => {
      await comments.remove(path.commentId);
      return undefined;
    },
    listCommentReplies: async ({ path, query }) => {
      const page = await comments.repliesTo(path.commentId, query.cursor, query.limit);
      return { ...page, items: page.items.map(commentToContract) };
    },
  }) satisfies Partial<Service<operations>>;
