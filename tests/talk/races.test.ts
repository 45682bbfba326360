import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { votes, type Vote } from '#core/votes/vote.ts';
import { countedVotes, type Talker } from '#tests/talk-house.ts';
import { aTalkHouse, crowd, published, whileFolding } from './helpers.ts';

describe('many at once', () => {
  it('flip their votes, and every count is that of the distinct votes; every read lies between what was acknowledged and what was tried (F-15, S-94)', async () => {
    const house = await aTalkHouse();
    const writer = house.somebody();
    const items = await Promise.all(Array.from({ length: 10 }, () => published(house, writer)));
    const voters = crowd(house, 64);
    const trying = new Map(items.map((id) => [id, { acknowledged: 0, tried: 0 }]));
    const flip = async (voter: Talker, turn: number, place: number): Promise<void> => {
      const resourceId = items[(turn + place) % items.length] ?? '';
      const vote: Vote = votes[(turn * 7 + place) % 3] ?? 'none';
      await voter.votes.cast({ resourceId, resourceType: 'POST' }, vote);
    };
    // Half the crowd votes up once and stays, so that bounds of a read are known; the other half flips.
    const [steady, flippers] = [voters.slice(0, 32), voters.slice(32)];
    const reads: Promise<void>[] = [];
    const first = items[0] ?? '';
    const known = trying.get(first);
    if (!known) throw new Error('There is no item.');
    const stay = async (voter: Talker): Promise<void> => {
      known.tried++;
      await voter.votes.cast({ resourceId: first, resourceType: 'POST' }, 'up');
      known.acknowledged++;
    };
    const readOnce = async (): Promise<void> => {
      const least = known.acknowledged;
      const { post } = await house.guest.posts.at(first);
      expect(post?.upVotes).toBeGreaterThanOrEqual(least);
      expect(post?.upVotes).toBeLessThanOrEqual(known.tried);
    };
    await whileFolding(
      house,
      Promise.all(
        steady.map(async (voter) => {
          reads.push(readOnce());
          await stay(voter);
        }),
      ).then(() => Promise.all(reads)),
    );
    await whileFolding(
      house,
      Promise.all(
        flippers.map(async (voter, place) => {
          for (let turn = 0; turn < 50; turn++) await flip(voter, turn, place);
        }),
      ),
    );
    for (const id of items) {
      const { ups, downs } = await countedVotes(house.db, id);
      expect((await house.guest.posts.at(id)).post, id).toMatchObject({ upVotes: ups, downVotes: downs });
    }
    while ((await house.fold()) > 0);
    for (const id of items) {
      const { ups, downs } = await countedVotes(house.db, id);
      expect((await house.guest.posts.at(id)).post, id).toMatchObject({ upVotes: ups, downVotes: downs });
    }
  });

  it('flip one vote of one member in many tabs, and it counts once (F-15)', async () => {
    const house = await aTalkHouse();
    const resourceId = await published(house, house.somebody());
    const voter = house.somebody();
    const resource = { resourceId, resourceType: 'POST' } as const;
    await Promise.all(Array.from({ length: 64 }, (_, turn) => voter.votes.cast(resource, votes[turn % 3] ?? 'up')));
    await voter.votes.cast(resource, 'up');
    expect(await voter.votes.tallyOf(resource)).toEqual({ upVotes: 1, downVotes: 0, myVote: 'up' });
  });

  it('choose in a poll and among offers: one choice each, the sum of the options is that of the voters (F-16)', async () => {
    const house = await aTalkHouse();
    const writer = house.somebody();
    const offer = await writer.offers.save({
      companyName: 'Betwa',
      jobProfile: 'Analyst',
      location: null,
      experienceYears: 3,
      fixedRupees: 900_000,
      variableRupees: 0,
      stockRupees: 0,
      workMode: 'office',
      isCurrent: false,
    });
    const pollId = await published(house, writer, { poll: { options: ['One', 'Two', 'Three'], days: 7 } });
    const salaryId = await published(house, writer, { salaryIds: [offer.offerId] });
    const options = (await writer.polls.of([pollId])).get(pollId)?.options ?? [];
    const shown = (await writer.offers.of([salaryId])).get(salaryId)?.offers ?? [];
    const voters = crowd(house, 64);
    await whileFolding(
      house,
      Promise.all(
        voters.map(async (voter, place) => {
          for (let turn = 0; turn < 6; turn++)
            await voter.polls.choose(pollId, turn === 3 ? null : (options[(turn + place) % options.length]?.optionId ?? null));
          for (let turn = 0; turn < 3; turn++) await voter.offers.choose(salaryId, turn === 1 ? null : (shown[0]?.offerId ?? null));
        }),
      ),
    );
    const poll = (await writer.polls.of([pollId])).get(pollId);
    const { rows } = await sql<{
      readonly id: string;
      readonly count: number;
    }>`select choice_id as id, count(*)::integer as count from choice_vote where post_id = ${pollId} group by choice_id`.execute(house.db);
    expect(poll?.votesCount).toBe(64);
    expect(poll?.options.map(({ optionId, votes: count }) => [optionId, count]).sort()).toEqual(rows.map(({ id, count }) => [id, count]).sort());
    expect((await writer.offers.of([salaryId])).get(salaryId)?.offers.map((each) => each.votes)).toEqual([64]);
  });

  it('join and leave, and are counted exactly (F-17)', async () => {
    const house = await aTalkHouse();
    const [{ entityId }] = house.communities;
    await whileFolding(
      house,
      Promise.all(
        crowd(house, 64).map(async (member, place) => {
          const communities = member.communitiesBy();
          for (let turn = 0; turn < 5; turn++) await Promise.all([communities.join([entityId]), communities.join([entityId])]);
          if (place % 2 === 0) await communities.leave([entityId]);
        }),
      ),
    );
    while ((await house.fold()) > 0);
    expect((await house.guest.communitiesBy().at({ type: 'topic', key: entityId })).topicMeta.followers).toBe(32);
  });
});
