import { describe, expect, it } from 'vitest';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as answers } from '#contract/generated/interviews/comments.ts';
import { routes as questions } from '#contract/generated/interviews/questions.ts';
import type { CommentDraft } from '#core/comments/comments.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { httpAnswers } from '#web/adapters/comments/http-answers.ts';
import { fakeAdapters } from '#tests/adapters.ts';
import { aComment, aPost, anId } from '#tests/content.ts';
import { callers, memberToken, openServer } from '#tests/contract/server.ts';
import { FakeComments } from '#tests/fakes/comments/fake-comments.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';

const said = (content: string): CommentDraft => ({ submissionKey: anId('submission'), content, profileType: 'ANONYMOUS' });

/** A browser of a member, and a question with one answer by someone else; to comments, a question is what they stand below. */
async function aQuestion() {
  const [content, clock] = [new FakeContent(), new FakeClock()];
  const [question, other] = [aPost(), aPost()];
  content.posts = [question, other];
  const first = aComment({ postId: question.postId, content: 'Close the clamp, then call.' });
  const elsewhere = aComment({ postId: other.postId });
  content.comments = [first, elsewhere];
  const adapters = fakeAdapters({ comments: new FakeComments(content), votes: new FakeVotes(content) }, clock, callers);
  const app = await openServer({ services: servicesOver(() => adapters).services, callers, clock });
  const calls = browserOf(app, clock, { AT: memberToken }).service({ ...feed, ...answers, ...questions });
  return { questionId: question.postId, first, elsewhere, calls, comments: httpAnswers(calls) };
}

/** The comment that was written; a refusal fails the test. */
const written = (outcome: Awaited<ReturnType<FakeComments['write']>>) => {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.comment;
};

describe('answers over the wire', () => {
  it('are the comments below a question, with what its readers wrote', async () => {
    const { questionId, first, comments } = await aQuestion();
    const mine = written(await comments.write(questionId, said('And write the time down.')));
    const reply = written(await comments.reply(first.commentId, said('They asked me why in this order.')));
    const { items } = await comments.under(questionId, 'oldest');
    expect(items.map(({ content }) => content)).toEqual(['Close the clamp, then call.', 'And write the time down.']);
    expect(items[0]?.replies.map(({ commentId }) => commentId)).toEqual([reply.commentId]);
    expect((await comments.at(mine.commentId)).comment.postId).toBe(questionId);
    expect((await comments.repliesTo(first.commentId)).items).toHaveLength(1);
  });

  it('are changed and deleted by anyone who wrote them', async () => {
    const { questionId, comments } = await aQuestion();
    const mine = written(await comments.write(questionId, said('And write the time down.')));
    const changed = await comments.change(mine.commentId, { version: mine.version, content: 'Write the time down first.' });
    expect([changed.content, changed.isEdited]).toEqual(['Write the time down first.', true]);
    await comments.remove(mine.commentId);
    expect((await comments.under(questionId, 'oldest')).items.map(({ content }) => content)).toEqual(['Close the clamp, then call.']);
  });

  it('are refused with a reason, as comments are', async () => {
    const { questionId, comments } = await aQuestion();
    expect(await comments.write(questionId, said('You are an idiot.'))).toMatchObject({ refusal: 'TEXT_ABUSIVE' });
  });

  it('reply to an answer of the same question alone', async () => {
    const { questionId, first, elsewhere, calls } = await aQuestion();
    const reply = (parentAnsId: string) => calls.createAnswer({ path: { questionId }, body: { ...said('Why in this order?'), parentAnsId } });
    expect(await reply(first.commentId)).toMatchObject({ postId: questionId, replyToId: first.commentId });
    await expect(reply(elsewhere.commentId)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are voted on', async () => {
    const { first, calls } = await aQuestion();
    expect(await calls.voteAnswer({ path: { answerId: first.commentId }, body: { voteType: 'up' } })).toMatchObject({
      resourceId: first.commentId,
      myVote: 'up',
      upVotes: first.upVotes + 1,
    });
  });
});
