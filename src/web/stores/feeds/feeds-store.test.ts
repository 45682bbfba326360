import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { usualFeed } from '#core/feeds/feeds.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { aPost } from '#tests/content.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { settled } from '#tests/settled.ts';
import { OwnListsStore } from '../app/own-lists-store.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { VoteOutbox } from '../votes/vote-outbox.ts';
import { VotesStore } from '../votes/votes-store.ts';
import { ConnectionStore } from '../app/connection-store.ts';
import { FeedsStore } from './feeds-store.ts';
import { PostPatchesStore } from '../posts/post-patches-store.ts';

function backend(count = 45) {
  const content = new FakeContent(
    [],
    Array.from({ length: count }, (_, at) => aPost({ title: `Post ${at}` })),
  );
  const [clock, news] = [new FakeClock(), new NameNewsStore(new FakeTabs())];
  const votes = new VotesStore(
    new FakeVotes(content),
    new VoteOutbox(new FakeUserStorage(), new FakeTurns(), { pageOf: 'me', isDeactivated: false }),
    new ConnectionStore(new FakeConnections(), clock),
    new FakeVoteWays(),
    news,
    new OwnListsStore(undefined),
  );
  return {
    content,
    clock,
    votes,
    store: new FeedsStore(
      new FakeFeeds(content),
      new PostPatchesStore(),
      votes,
      { seen: () => new Set() },
      { chosen: usualPreference, putsOwnFirst: false },
      clock,
    ),
  };
}

const latest = { ...usualFeed, order: 'LATEST' } as const;
describe('a feed (R-059, R-082)', () => {
  it('is read on and on, and is as it was left when one comes back', async () => {
    const { store } = backend();
    await store.show(latest);
    await store.list.posts.more();
    expect(store.list.items).toHaveLength(40);
    await store.show(usualFeed);
    expect(store.list.items).toHaveLength(20);
    await store.show(latest);
    expect(store.list.items).toHaveLength(40);
    await store.list.posts.more();
    expect([store.list.items.length, store.list.posts.next]).toEqual([45, null]);
  });

  it('shows a post once, also when it comes again on a later page', async () => {
    const { store, content } = backend(30);
    await store.show(latest);
    const [first] = store.list.items;
    if (first) content.posts = [...content.posts, first];
    await store.list.posts.more();
    expect(new Set(store.list.items.map(({ postId }) => postId)).size).toBe(store.list.items.length);
  });

  it('tells how many posts came, only while viewed, and loads them on demand', async () => {
    const { store, content, clock } = backend(3);
    await store.show(latest);
    const stop = store.list.look();
    content.posts = [aPost({ title: 'New' }), ...content.posts];
    clock.advance(60_000);
    await settled();
    expect([store.list.fresh, store.list.items.length]).toEqual([1, 3]);
    await store.list.open();
    expect([store.list.fresh, store.list.items[0]?.title]).toEqual([0, 'New']);
    stop();
    content.posts = [aPost(), ...content.posts];
    clock.advance(600_000);
    await settled();
    expect(store.list.fresh).toBe(0);
  });

  it('stops asking for news after a refusal, until the list is fetched again', async () => {
    const { store, content, clock } = backend(3);
    await store.show(latest);
    const stop = store.list.look();
    content.problem = new Failure('invalid', undefined, { code: 'CURSOR_INVALID' });
    const asked = vi.spyOn(content, 'ask');
    for (let minutes = 0; minutes < 3; minutes++) {
      clock.advance(60_000);
      await settled();
    }
    expect(asked).toHaveBeenCalledTimes(1);
    content.problem = undefined;
    await store.list.open();
    content.posts = [aPost({ title: 'New' }), ...content.posts];
    clock.advance(60_000);
    await settled();
    expect(store.list.fresh).toBe(1);
    stop();
  });

  it('lets what its reader has just written stand first', async () => {
    const { store } = backend(3);
    await store.show(latest);
    store.add(aPost({ title: 'Mine' }));
    expect(store.list.items.map(({ title }) => title)).toEqual(['Mine', 'Post 0', 'Post 1', 'Post 2']);
  });

  it('does not call new what its reader has just written', async () => {
    const { store, content, clock } = backend(3);
    await store.show(latest);
    const mine = aPost({ title: 'Mine', isMine: true });
    store.add(mine);
    content.posts = [mine, ...content.posts];
    store.list.look();
    clock.advance(60_000);
    await settled();
    expect(store.list.fresh).toBe(0);
    content.posts = [aPost({ title: 'New' }), ...content.posts];
    clock.advance(60_000);
    await settled();
    expect(store.list.fresh).toBe(1);
  });

  it('can be asked again after it failed, and keeps what was read', async () => {
    const { store, content } = backend();
    await store.show(latest);
    content.problem = new Failure('offline');
    await store.list.posts.more();
    expect([store.list.posts.state.status, store.list.items.length]).toEqual(['FAILURE', 20]);
    content.problem = undefined;
    await store.list.posts.again();
    expect(store.list.items).toHaveLength(40);
  });
});
