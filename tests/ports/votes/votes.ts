import { expect, it } from 'vitest';
import { offerConfig } from '#core/offers/salary-offer.ts';
import { pollConfig } from '#core/polls/poll.ts';
import { nothingMarked } from '#core/votes/own-marks.ts';
import { aDraft, anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

export function keepsVotes(open: OpenPosts): void {
  it('keeps one vote a member and thing (R-074)', async () => {
    const { ports, place } = await opened(open);
    const resourceId = await published(ports, aDraft(place));
    const post = { resourceId, resourceType: 'POST' } as const;
    expect(await ports.votes.cast(post, 'up')).toEqual({ upVotes: 1, downVotes: 0, myVote: 'up' });
    expect(await ports.votes.cast(post, 'up')).toEqual({ upVotes: 1, downVotes: 0, myVote: 'up' });
    expect(await ports.votes.cast(post, 'down')).toEqual({ upVotes: 0, downVotes: 1, myVote: 'down' });
    expect(await ports.votes.tallyOf(post)).toEqual({ upVotes: 0, downVotes: 1, myVote: 'down' });
    expect([...(await ports.votes.mineOn([resourceId, anId('p')]))]).toEqual([[resourceId, 'down']]);
    expect(await ports.votes.cast(post, 'none')).toEqual({ upVotes: 0, downVotes: 0, myVote: 'none' });
    expect((await ports.votes.mineOn([resourceId])).size).toBe(0);
    const missing = { resourceId: anId('p'), resourceType: 'POST' } as const;
    await expect(ports.votes.cast(missing, 'up')).rejects.toMatchObject({ kind: 'missing' });
    const counted = await ports.votes.castAll([
      { ...missing, voteType: 'up' },
      { ...post, voteType: 'down' },
      { ...post, voteType: 'up' },
    ]);
    expect(counted.map(({ tally }) => tally && tally.myVote)).toEqual([null, 'down', 'up']);
    expect((await ports.posts.at(resourceId)).post).toMatchObject({ upVotes: 1, downVotes: 0, myVote: 'up' });
  });

  it('marks what is the member’s on everyone’s page: votes, choices and more', async () => {
    const { ports, place } = await opened(open);
    const [other = ''] = await ports.postsOfAnother(place, 1);
    const own = await published(ports, aDraft(place, { poll: { options: ['None', 'Three'], days: 7 } }));
    const none = { votes: new Map(), choices: new Map(), follows: [], saved: [], helpful: [], areOthers: false };
    expect(await ports.votes.marksOn(nothingMarked)).toEqual(none);
    expect(await ports.votes.marksOn({ ...nothingMarked, ids: [other, anId('p')] })).toEqual(none);
    await ports.votes.cast({ resourceId: other, resourceType: 'POST' }, 'down');
    expect(await ports.votes.marksOn({ ...nothingMarked, ids: [other] })).toEqual({ ...none, votes: new Map([[other, 'down']]) });
    expect(await ports.votes.marksOn({ ...nothingMarked, contributions: [other] })).toEqual(none);
    await ports.votes.cast({ resourceId: other, resourceType: 'POST' }, 'up');
    expect(await ports.votes.marksOn({ ...nothingMarked, contributions: [other, anId('p')] })).toEqual({ ...none, helpful: [other] });
    const [option = ''] = ((await ports.posts.at(own)).post?.poll?.options ?? []).map(({ optionId }) => optionId);
    await ports.polls.choose(own, option);
    expect(await ports.votes.marksOn({ ...nothingMarked, ids: [own] })).toEqual({ ...none, choices: new Map([[own, option]]), areOthers: true });
  });

  it('keeps one choice a member and poll, as long as it is open (R-076)', async () => {
    const { ports, place } = await opened(open);
    const postId = await published(ports, aDraft(place, { poll: { options: ['None', 'Three'], days: 7 } }));
    const [one = '', other = ''] = ((await ports.posts.at(postId)).post?.poll?.options ?? []).map(({ optionId }) => optionId);
    const votes = async (optionId: string | null) => {
      const { votesCount, options, myOptionId } = await ports.polls.choose(postId, optionId);
      expect(options.map((option) => option.votes)).toEqual([null, null]);
      return [votesCount, myOptionId];
    };
    expect([await votes(null), await votes(one), await votes(one), await votes(other)]).toEqual([
      [0, null],
      [1, one],
      [1, one],
      [1, other],
    ]);
    expect((await ports.polls.of([postId, anId('p')])).get(postId)).toMatchObject({ votesCount: 1, myOptionId: other });
    expect(await votes(null)).toEqual([0, null]);
    await expect(ports.polls.choose(postId, anId('o'))).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.polls.choose(anId('p'), null)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('keeps three offers at most, one current, with one choice per post (R-077, R-078, D-09)', async () => {
    const { ports, place } = await opened(open);
    const facts = {
      companyName: 'Betwa',
      jobProfile: 'Analyst',
      location: 'Indore',
      experienceYears: 3,
      fixedRupees: 900_000,
      variableRupees: 1_000,
      stockRupees: 0,
      workMode: 'hybrid',
      isCurrent: true,
    } as const;
    const first = await ports.offers.save(facts);
    const second = await ports.offers.save({ ...facts, companyName: 'Koyal Pay' });
    const current = async () => (await ports.offers.list()).filter(({ isCurrent }) => isCurrent).map(({ offerId }) => offerId);
    expect(await current()).toEqual([second.offerId]);
    await ports.offers.change(first.offerId, facts);
    expect(await current()).toEqual([first.offerId]);
    await ports.offers.save({ ...facts, isCurrent: false });
    await expect(ports.offers.save(facts)).rejects.toThrow('You can only add 3 salaries/offers.');
    const postId = await published(ports, aDraft(place, { profileType: 'DESIGNATION', salaryIds: [first.offerId, second.offerId] }));
    const [shown = ''] = ((await ports.posts.at(postId)).post?.offers ?? []).map(({ offerId }) => offerId);
    expect((await ports.offers.choose(postId, shown)).offers.map(({ votes }) => votes)).toEqual([null, null]);
    expect((await ports.offers.of([postId])).get(postId)).toMatchObject({ myOfferId: shown });
    expect(await ports.offers.choose(postId, null)).toMatchObject({ myOfferId: null });
    await expect(ports.offers.choose(postId, first.offerId)).rejects.toMatchObject({ kind: 'missing' });
    await ports.offers.remove(first.offerId);
    await expect(ports.offers.at(first.offerId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await ports.posts.at(postId)).post?.offers.length).toBe(2);
  });

  it('counts a view once (R-075)', async () => {
    const { ports, place } = await opened(open);
    const id = await published(ports, aDraft(place, { profileType: 'DESIGNATION' }));
    await ports.views.record([id, id, anId('p')]);
    await ports.views.record([id]);
    expect((await ports.posts.figures(id, [place.entityId, anId('c')])).viewsCount).toBe(1);
  });

  it('files a report once, and nobody mutes themselves (R-072)', async () => {
    const { ports, place } = await opened(open);
    const resourceId = await published(ports, aDraft(place));
    const report = { resourceId, resourceType: 'POST', reason: 'spam' } as const;
    expect([await ports.reports.file(report), await ports.reports.file(report)]).toEqual([true, false]);
    await expect(ports.reports.file({ ...report, resourceId: anId('p') })).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.mutes.add({ resourceId, resourceType: 'POST' }, 'MUTE', 'ANONYMOUS')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await ports.mutes.list()).toEqual([]);
    await expect(ports.mutes.remove(anId('u'))).rejects.toMatchObject({ kind: 'missing' });
  });

  it('says the limits of polls and offers as core has them', async () => {
    const { ports } = await opened(open);
    expect([await ports.polls.config(), await ports.offers.config()]).toEqual([pollConfig, offerConfig]);
  });
}
