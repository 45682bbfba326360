import type { operations } from '#contract/generated/interviews/comments.ts';
import type { Service } from '#contract/service.ts';
import { usualCommentSort } from '#core/comments/comment.ts';
import type { Comments } from '#core/comments/comments.ts';
import { Failure } from '#core/failure.ts';
import type { Votes } from '#core/votes/votes.ts';
import { commentToContract, threadToContract, writtenToContract } from './comment-to-contract.ts';

/** Answers, which are comments below a question. */
export const answerOperations = ({ comments, votes }: { readonly comments: Comments; readonly votes: Votes }): Service<operations> => ({
  listAnswers: async ({ path, query }) => {
    const page = await comments.under(path.questionId, query.sort ?? usualCommentSort, query.cursor, query.limit);
    return { ...page, items: page.items.map(threadToContract) };
  },
  createAnswer: async ({ path: { questionId }, body: { parentAnsId, ...draft } }) => {
    if (!parentAnsId) return writtenToContract(await comments.write(questionId, draft));
    const { comment } = await comments.at(parentAnsId);
    if (comment.postId !== questionId) throw new Failure('missing');
    return writtenToContract(await comments.reply(parentAnsId, draft));
  },
  updateAnswer: async ({ path, body }) => commentToContract(await comments.change(path.answerId, body)),
  deleteAnswer: async ({ path }) => {
    await comments.remove(path.answerId);
    return undefined;
  },
  voteAnswer: async ({ path: { answerId }, body }) => ({
    resourceId: answerId,
    ...(await votes.cast({ resourceId: answerId, resourceType: 'ANSWER' }, body.voteType)),
  }),
});
