import type { operations as feed } from '#contract/generated/feed.ts';
import type { operations } from '#contract/generated/interviews/comments.ts';
import type { Service } from '#contract/service.ts';
import type { Comments } from '#core/comments/comments.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { pageQuery } from '../http/page-query.ts';
import { commentFromContract, threadFromContract } from './comment-from-contract.ts';
import { httpComments } from './http-comments.ts';

/** Comments below a question, which are answers. What does not begin at a question goes as with any other comment. */
export function httpAnswers(calls: Service<operations & feed>): Comments {
  const { repliesTo, mine, at, reply } = httpComments(calls);
  return {
    repliesTo,
    mine,
    at,
    reply,
    async under(questionId, sort, after, pageSize) {
      const page = await calls.listAnswers({ path: { questionId }, query: { sort, ...pageQuery(after, pageSize) } });
      return { ...page, items: page.items.map(threadFromContract) };
    },
    async write(questionId, draft) {
      try {
        return { comment: commentFromContract(await calls.createAnswer({ path: { questionId }, body: draft })) };
      } catch (error) {
        return refusedBy(error);
      }
    },
    change: async (answerId, edit) => commentFromContract(await calls.updateAnswer({ path: { answerId }, body: edit })),
    remove: (answerId) => calls.deleteAnswer({ path: { answerId } }),
  };
}
