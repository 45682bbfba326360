import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Vote } from '#core/votes/vote.ts';
import type { OwnLists } from '#core/votes/own-marks.ts';
import { ownLists } from '#tests/fakes/votes/own-lists.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { keptVotes } from '#tests/fakes/votes/waiting-votes.ts';
import { aPost } from '#tests/content.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { OwnListsStore } from '../app/own-lists-store.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { VoteOutbox } from './vote-outbox.ts';
import { VotesStore } from './votes-store.ts';
import { ConnectionStore } from '../app/connection-store.ts';

const resource = { resourceId: 'p1xxxxxxxxxxxxxx', resourceType: 'POST' } as const;

function backend() {
  const content = new FakeContent([], [aPost({ postId: 'p1xxxxxxxxxxxxxx', upVotes: 4 }), aPost({ postId: 'p2xxxxxxxxxxxxxx' })]);
  const storage = new FakeUserStorage();
  const connections = new FakeConnections();
  const connection = new ConnectionStore(connections, new FakeClock());
  const ways = new FakeVoteWays();
  const store = new VotesStore(
    new FakeVotes(content),
    new VoteOutbox(storage, new FakeTurns(), { pageOf: 'me', isDeactivated: false }),
    connection,
    ways,
    new NameNewsStore(new FakeTabs()),
    new OwnListsStore(undefined),
  );
  return { content, storage, connection, ways, store };
}

class KeyedVotes extends FakeVotes {
  readonly asked: (readonly string[])[] = [];
  isOut = false;

  override async mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    this.asked.push(ids);
    if (this.isOut) throw new Failure('offline');
    return new Map(ids.filter((id) => id === 'p2xxxxxxxxxxxxxx').map((id) => [id, 'up']));
  }
}

function shownApart(lists?: OwnLists, session = { pageOf: 'me' as string | undefined, isDeactivated: false }) {
  const { content, connection, ways } = backend();
  ways.isByKey = true;
  const votes = new KeyedVotes(content);
  const news = new NameNewsStore(new FakeTabs());
  const store = new VotesStore(votes, new VoteOutbox(new FakeUserStorage(), new FakeTurns(), session), connection, ways, news, new OwnListsStore(lists));
  const helpful = (resourceId: string) => store.helpful({ resourceId, resourceType: 'REVIEW' }, 4);
  return { votes, ways, news, store, helpful, of: (resourceId: string) => store.of({ ...resource, resourceId }, { upVotes: 4, downVotes: 0, myVote: 'none' }) };
}

describe('the votes of a reader (R-074)', () => {
  it('are the same wherever a post is shown', () => {
    const { store } = backend();
    expect(store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' })).toBe(store.of(resource, { upVotes: 9, downVotes: 9, myVote: 'up' }));
  });

  it('wait on the device offline, the last per thing, and go together once online', async () => {
    const { content, storage, store } = backend();
    const one = store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' });
    const other = store.of({ ...resource, resourceId: 'p2xxxxxxxxxxxxxx' }, { upVotes: 0, downVotes: 0, myVote: 'none' });
    content.problem = new Failure('offline');
    await one.press('up');
    await other.press('up');
    await one.press('down');
    expect(one.shown).toEqual({ upVotes: 4, downVotes: 1, myVote: 'down' });
    expect(keptVotes(storage)).toEqual([
      { ...resource, resourceId: 'p2xxxxxxxxxxxxxx', voteType: 'up', owner: 'me' },
      { ...resource, voteType: 'down', owner: 'me' },
    ]);
    content.problem = undefined;
    await store.sendKept();
    expect(content.posts.map(({ upVotes, downVotes }) => [upVotes, downVotes])).toEqual([
      [4, 1],
      [1, 0],
    ]);
    expect(storage.kept.has('votes')).toBe(false);
  });

  it('that were stored are sent by themselves when the connection is back', async () => {
    const { content, store, storage, connection } = backend();
    content.problem = new Failure('offline');
    await store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' }).press('up');
    content.problem = undefined;
    runInAction(() => connection.returns++);
    await new Promise(setImmediate);
    expect(content.posts[0]?.upVotes).toBe(5);
    expect(storage.kept.has('votes')).toBe(false);
  });

  it('that go by key are asked for once they are shown, together and once', async () => {
    const { votes, of } = shownApart();
    const shown = [of('p1xxxxxxxxxxxxxx'), of('p2xxxxxxxxxxxxxx'), of('p2xxxxxxxxxxxxxx')];
    await new Promise(setImmediate);
    expect(shown.map((one) => one.shown)).toEqual(['none', 'up', 'up'].map((myVote) => ({ upVotes: 4, downVotes: 0, myVote })));
    for (let at = 0; at < 51; at++) of(`more${at}`);
    await new Promise(setImmediate);
    expect([votes.asked[0], ...votes.asked.map((ids) => ids.length)]).toEqual([['p1xxxxxxxxxxxxxx', 'p2xxxxxxxxxxxxxx'], 2, 50, 1]);
  });

  it('that could not be fetched are fetched with the next, whatever the session says', async () => {
    const { votes, store, of } = shownApart();
    votes.isOut = true;
    const first = of('p2xxxxxxxxxxxxxx');
    await new Promise(setImmediate);
    expect(first.shown.myVote).toBe('none');
    store.hear([{ ...first.shown, resourceId: 'p2xxxxxxxxxxxxxx' }], store.momentsOf());
    votes.isOut = false;
    of('p1xxxxxxxxxxxxxx');
    await new Promise(setImmediate);
    expect([votes.asked, first.shown.myVote]).toEqual([[['p2xxxxxxxxxxxxxx'], ['p2xxxxxxxxxxxxxx', 'p1xxxxxxxxxxxxxx']], 'up']);
  });

  it('of the account are withdrawn when the name is chosen, which is said once (F-16)', async () => {
    const { ways, news, store } = shownApart();
    ways.isByKey = false;
    const [ofAccount, ofKey] = ['p1xxxxxxxxxxxxxx', 'p2xxxxxxxxxxxxxx'].map((resourceId) =>
      store.of({ ...resource, resourceId }, { upVotes: 4, downVotes: 0, myVote: 'up' }),
    );
    await new Promise(setImmediate);
    expect(store.areTakenBack).toBe(false);
    news.tell();
    await new Promise(setImmediate);
    expect(store.areTakenBack).toBe(true);
    store.settleTakenBack();
    news.tell();
    await new Promise(setImmediate);
    expect(store.areTakenBack).toBe(false);
    expect(ofAccount?.shown).toEqual({ upVotes: 3, downVotes: 0, myVote: 'none' });
    expect(ofKey?.shown).toEqual({ upVotes: 4, downVotes: 0, myVote: 'up' });
  });

  it('by session are in the answers, and asked for by nobody', async () => {
    const { votes, ways, of } = shownApart();
    ways.isByKey = false;
    of('p2xxxxxxxxxxxxxx');
    await new Promise(setImmediate);
    expect(votes.asked).toEqual([]);
  });

  it('on contributions are in no answer: the page says them, or they are asked for', async () => {
    for (const lists of [undefined, ownLists({ contributions: ['p1xxxxxxxxxxxxxx', 'p2xxxxxxxxxxxxxx'], helpful: ['p2xxxxxxxxxxxxxx'] })]) {
      const { votes, ways, helpful } = shownApart(lists);
      ways.isByKey = false;
      const shown = ['p1xxxxxxxxxxxxxx', 'p2xxxxxxxxxxxxxx'].map(helpful);
      expect(shown.map((one) => one.shown.myVote)).toEqual(['none', 'none']);
      await new Promise(setImmediate);
      expect(shown.map((one) => one.shown)).toEqual(['none', 'up'].map((myVote) => ({ upVotes: 4, downVotes: 0, myVote })));
      expect(votes.asked).toEqual(lists ? [] : [['p1xxxxxxxxxxxxxx', 'p2xxxxxxxxxxxxxx']]);
    }
  });

  it('on contributions are asked for by key, whatever the page said, and by no guest', async () => {
    const said = ownLists({ contributions: ['p2xxxxxxxxxxxxxx'] });
    const keyed = shownApart(said);
    const guest = shownApart(undefined, { pageOf: undefined, isDeactivated: false });
    guest.ways.isByKey = false;
    const [byKey, asGuest] = [keyed, guest].map(({ helpful }) => helpful('p2xxxxxxxxxxxxxx'));
    await new Promise(setImmediate);
    expect([byKey?.shown.myVote, asGuest?.shown.myVote, guest.votes.asked]).toEqual(['up', 'none', []]);
  });

  it('take newer counts of others in', () => {
    const { store } = backend();
    const ownVote = store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' });
    store.hear([{ resourceId: 'p1xxxxxxxxxxxxxx', upVotes: 8, downVotes: 1, myVote: 'none' }], store.momentsOf());
    expect(ownVote.shown.upVotes).toBe(8);
  });
});
