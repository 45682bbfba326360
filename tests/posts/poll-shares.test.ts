import { describe, expect, it } from 'vitest';
import { existing } from '#core/failure.ts';
import { aPostServer, crowd, published, withdrawn } from './helpers.ts';

async function opened() {
  const server = await aPostServer();
  const writer = server.aMember();
  const postId = await published(server, writer, { poll: { options: ['None', 'Three'], days: 7 } });
  const [none = '', three = ''] = existing((await writer.polls.of([postId])).get(postId)).options.map(({ optionId }) => optionId);
  /** Public totals after aggregation, by answer and overall. */
  const read = async () => {
    while ((await server.aggregate()) > 0);
    const { options, votesCount } = existing((await server.guest.polls.of([postId])).get(postId));
    expect((await server.guest.posts.at(postId)).post?.poll).toMatchObject({ options, votesCount });
    return [...options.map(({ votes }) => votes), votesCount];
  };
  const eight = crowd(server, 8);
  for (const voter of eight.slice(0, 7)) await voter.polls.choose(postId, none);
  expect(await read()).toEqual([null, null, 7]);
  await eight[7]?.polls.choose(postId, none);
  expect(await read()).toEqual([8, 0, 8]);
  return { server, postId, three, eight, read };
}

describe('what each answer of a poll has (R-076)', () => {
  it('moves with eight who never voted in it, and with none before', async () => {
    const { server, postId, three, read } = await opened();
    const others = crowd(server, 8);
    for (const [at, voter] of others.entries()) {
      expect(await voter.polls.choose(postId, three)).toMatchObject({ votesCount: 9 + at, myOptionId: three, options: [{ votes: 8 }, { votes: 0 }] });
      expect(await read()).toEqual(at < 7 ? [8, 0, 9 + at] : [8, 8, 16]);
    }
  });

  it('tells nothing of those who change their vote, take it back or delete their account', async () => {
    const { server, postId, three, eight, read } = await opened();
    for (const voter of eight) await voter.polls.choose(postId, three);
    expect(await read()).toEqual([8, 0, 8]);
    for (const voter of eight.slice(1)) await voter.polls.choose(postId, null);
    expect(await read()).toEqual([null, null, 1]);
    for (const voter of eight.slice(1)) await voter.polls.choose(postId, three);
    for (const voter of eight.slice(0, 3)) await withdrawn(server, voter);
    expect(await read()).toEqual([8, 0, 8]);
  });
});
