import { describe, expect, it } from 'vitest';
import { votes } from '#core/votes/vote.ts';
import { countedVotes, type PostServer, type MemberPorts } from '#tests/post-server.ts';
import { aCompany } from '#tests/companies.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { ChoiceHistory } from './choice-history.ts';
import { aPostServer, crowd, draftOf, facts, published, whileAggregating } from './helpers.ts';
import { askedBy } from './question-pages.ts';

/** Lets a crowd change ten choices each in turn, during constant aggregation. */
async function flip<Choice extends string>(
  server: PostServer,
  things: readonly string[],
  options: readonly Choice[],
  turns: number,
  act: (voter: MemberPorts, thing: string, choice: Choice) => Promise<Readonly<Partial<Record<Choice, number>>>>,
): Promise<ReadonlyMap<string, ChoiceHistory<Choice>>> {
  const histories = new Map(things.map((thing) => [thing, new ChoiceHistory<Choice>()]));
  const flips = crowd(server, 64).map(async (voter, place) => {
    for (let turn = 0; turn < turns; turn++) {
      const thing = things[(turn + place) % things.length] ?? '';
      const choice = options[(turn * 7 + Math.floor(turn / 10) + place) % options.length]!;
      await histories.get(thing)?.choose(voter.caller.member.userId, choice, () => act(voter, thing, choice));
    }
  });
  await whileAggregating(server, Promise.all(flips));
  expect([...histories.values()].reduce((sum, { looks }) => sum + looks, 0)).toBe(64 * turns);
  return histories;
}

const ten = <Made>(make: (place: number) => Promise<Made>): Promise<readonly Made[]> => Promise.all(Array.from({ length: 10 }, (_, place) => make(place)));

const chosenIn = async ({ db }: Awaited<ReturnType<typeof aPostServer>>, postId: string): Promise<readonly number[]> =>
  (await db.selectFrom('choice').select('votes_count').where('post_id', '=', postId).orderBy('place').execute()).map((row) => row.votes_count);

describe('many at once', () => {
  it('flip their votes, and every count matches the distinct votes throughout (B-15, S-94)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const items = await ten(() => published(server, writer));
    const histories = await flip(server, items, votes, 100, async (voter, resourceId, vote) => {
      const { upVotes, downVotes } = await voter.votes.cast({ resourceId, resourceType: 'POST' }, vote);
      return { up: upVotes, down: downVotes };
    });
    const check = async (): Promise<void> => {
      for (const [id, history] of histories) {
        const { ups, downs } = await countedVotes(server.db, id);
        expect([ups, downs], id).toEqual([history.count('up'), history.count('down')]);
        expect((await server.guest.posts.at(id)).post, id).toMatchObject({ upVotes: ups, downVotes: downs });
      }
    };
    await check();
    while ((await server.aggregate()) > 0);
    await check();
  });

  it('like an answer to a question, and each counts once (R-040, B-15)', async () => {
    const server = await aPostServer();
    await keepInTables(server.db, [aCompany({ urlName: 'sutra-mill' })]);
    const made = await server.aMember().comments.write(await askedBy(server.aMember()), draftOf('There is one, and it is good.'));
    const resourceId = 'comment' in made ? made.comment.commentId : '';
    const answer = { resourceId, resourceType: 'ANSWER' } as const;
    await whileAggregating(server, Promise.all(crowd(server, 64).map(({ votes: cast }) => cast.cast(answer, 'up'))));
    while ((await server.aggregate()) > 0);
    expect(await countedVotes(server.db, resourceId)).toEqual({ ups: 64, downs: 0 });
    expect((await server.guest.comments.at(resourceId)).comment).toMatchObject({ upVotes: 64, downVotes: 0 });
  });

  it('flip one vote of one member in many tabs, and it counts once (B-15)', async () => {
    const server = await aPostServer();
    const resourceId = await published(server, server.aMember());
    const voter = server.aMember();
    const resource = { resourceId, resourceType: 'POST' } as const;
    await Promise.all(Array.from({ length: 64 }, (_, turn) => voter.votes.cast(resource, votes[turn % 3] ?? 'up')));
    await voter.votes.cast(resource, 'up');
    expect(await voter.votes.tallyOf(resource)).toEqual({ upVotes: 1, downVotes: 0, myVote: 'up' });
  });

  it('choose in polls: one choice each, and options sum to the voters (B-16)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const polls = await ten(() => published(server, writer, { poll: { options: ['One', 'Two', 'Three'], days: 7 } }));
    const shown = await writer.polls.of(polls);
    const optionOf = (poll: string, place: number): string => shown.get(poll)?.options[place]?.optionId ?? '';
    const options = ['first', 'second', 'third', 'none'] as const;
    const histories = await flip(server, polls, options, 20, async (voter, poll, choice) => {
      // What each answer has is not read with each vote.
      await voter.polls.choose(poll, choice === 'none' ? null : optionOf(poll, options.indexOf(choice)));
      return {};
    });
    while ((await server.aggregate()) > 0);
    for (const [id, poll] of await writer.polls.of(polls)) {
      const history = histories.get(id);
      const [first = 0, second = 0, third = 0] = options.map((choice) => history?.count(choice));
      expect([await chosenIn(server, id), poll.votesCount]).toEqual([[first, second, third], first + second + third]);
    }
  });

  it('choose among offers: one choice each (B-16)', async () => {
    const server = await aPostServer();
    const writer = server.aMember();
    const salaries = await ten(() => published(server, writer, { offers: [facts, facts] }));
    const shown = await writer.offers.of(salaries);
    const options = ['first', 'second', 'none'] as const;
    const histories = await flip(server, salaries, options, 20, async (voter, id, choice) => {
      await voter.offers.choose(id, choice === 'none' ? null : (shown.get(id)?.offers[options.indexOf(choice)]?.offerId ?? ''));
      return {};
    });
    while ((await server.aggregate()) > 0);
    for (const id of salaries)
      expect(await chosenIn(server, id)).toEqual(['first' as const, 'second' as const].map((choice) => histories.get(id)?.count(choice)));
  });
});
