import { describe, expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { aDraft, offerFacts } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aBrowser, aWriter, published } from './keyed-browser.ts';

const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

describe('a browser that holds the key of a made-up name votes by it alone (F-16)', () => {
  it('on posts, comments, polls and offers, and knows its votes in session answers', async () => {
    const server = await openPersonaServer();
    const [writer, voter] = [await aWriter(server), await aWriter(server, banyan)];
    const [place] = server.communities;
    const postId = await published(writer, aDraft(place, { poll: { options: ['None', 'Three'], days: 7 } }));
    const paidId = await published(writer, aDraft(place, { offers: [offerFacts({ companyName: 'Pravaha' })] }));
    const written = await writer.comments.write(postId, { submissionKey: 'comment-of-a-test-0001', content: 'Thank you all.', profileType: 'ANONYMOUS' });
    if (!('comment' in written)) throw new Error(written.refusal);
    const { commentId } = written.comment;
    const { post } = await voter.posts.at(postId);
    expect(post).toMatchObject({ myVote: 'none', poll: { myOptionId: null } });
    const optionId = post?.poll?.options[0]?.optionId ?? '';
    const taken = (await voter.posts.at(paidId)).post?.offers[0]?.offerId ?? '';
    const from = voter.sent.length;
    expect(await voter.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up')).toMatchObject({ upVotes: 1, myVote: 'up' });
    expect(await voter.votes.castAll([{ resourceId: commentId, resourceType: 'COMMENT', voteType: 'down' }])).toMatchObject([{ tally: { myVote: 'down' } }]);
    expect(await voter.polls.choose(postId, optionId)).toMatchObject({ votesCount: 1, myOptionId: optionId });
    expect(await voter.offers.choose(paidId, taken)).toMatchObject({ myOfferId: taken });
    const mine = await voter.votes.mineOn([postId, commentId, paidId]);
    expect([postId, commentId, paidId].map((id) => mine.get(id))).toEqual(['up', 'down', undefined]);
    expect((await voter.offers.of([paidId])).get(paidId)).toMatchObject({ myOfferId: taken });
    expect(voter.sent.slice(from).filter(({ headers }) => headers['cookie'] !== undefined || headers['signature'] === undefined)).toEqual([]);
    expect((await voter.posts.at(postId)).post).toMatchObject({ upVotes: 1, myVote: 'up', poll: { votesCount: 1, myOptionId: optionId } });
    const [thread] = (await voter.comments.under(postId, 'newest')).items;
    expect(thread).toMatchObject({ downVotes: 1, myVote: 'down' });
    expect((await voter.polls.of([postId])).get(postId)).toMatchObject({ myOptionId: optionId });
    expect(await voter.voteWays.areByKey()).toBe(true);
  });

  it('and requests answers, reports, and hides posts without the session’s knowledge', async () => {
    const server = await openPersonaServer();
    const [writer, voter] = [await aWriter(server), await aWriter(server, banyan)];
    const [one, other] = [await published(writer, aDraft(server.communities[0])), await published(writer, aDraft(server.communities[0]))];
    const listed = async (): Promise<readonly string[]> => (await voter.feeds.list(usualFeed)).items.map(({ postId }) => postId);
    expect(new Set(await listed())).toEqual(new Set([one, other]));
    const from = voter.sent.length;
    expect(await voter.posts.requestAnswer(one)).toBe(1);
    expect(await voter.reports.file({ resourceId: one, resourceType: 'POST', reason: 'spam' })).toBe(true);
    await voter.posts.hide(one);
    expect(voter.sent.slice(from).filter(({ headers }) => headers['cookie'] !== undefined || headers['signature'] === undefined)).toEqual([]);
    expect(await listed()).toEqual([other]);
    expect(await server.db.selectFrom('hidden_post').selectAll().execute()).toEqual([]);
    expect((await voter.decisions.list()).reports).toMatchObject([{ resourceId: one }]);
    await voter.posts.unhide(one);
    expect(new Set(await listed())).toEqual(new Set([one, other]));
  });

  it('and in one that lacks it the same member sees that, and nothing is counted', async () => {
    const server = await openPersonaServer();
    const writer = await aWriter(server);
    const postId = await published(writer, aDraft(server.communities[0]));
    await writer.keys.forget();
    await expect(writer.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up')).rejects.toMatchObject({ kind: 'conflict', code: 'VOTE_BY_KEY' });
    const reader = await aBrowser(server);
    expect([await writer.voteWays.areByKey(), (await reader.posts.at(postId)).post?.upVotes]).toEqual([false, 0]);
    expect(await reader.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up')).toMatchObject({ upVotes: 1, myVote: 'up' });
  });
});
