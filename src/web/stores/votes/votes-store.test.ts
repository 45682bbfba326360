import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { aPost } from '#tests/content.ts';
import { VotesStore } from './votes-store.ts';
import { ConnectionStore } from '../app/connection-store.ts';

const resource = { resourceId: 'p1', resourceType: 'POST' } as const;

function world() {
  const content = new FakeContent([], [aPost({ postId: 'p1', upVotes: 4 }), aPost({ postId: 'p2' })]);
  const storage = new FakeUserStorage();
  const connections = new FakeConnections();
  const connection = new ConnectionStore(connections, new FakeClock());
  const store = new VotesStore(new FakeVotes(content), storage, connection);
  return { content, storage, connection, store };
}

describe('the votes of a reader (R-074)', () => {
  it('are the same wherever a post is shown', () => {
    const { store } = world();
    expect(store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' })).toBe(store.of(resource, { upVotes: 9, downVotes: 9, myVote: 'up' }));
  });

  it('wait on the device without a connection, the last on each thing, and go together when it is back', async () => {
    const { content, storage, store } = world();
    const one = store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' });
    const other = store.of({ ...resource, resourceId: 'p2' }, { upVotes: 0, downVotes: 0, myVote: 'none' });
    content.problem = new Failure('offline');
    await one.press('up');
    await other.press('up');
    await one.press('down');
    expect(one.shown).toEqual({ upVotes: 4, downVotes: 1, myVote: 'down' });
    expect(storage.read('votes')).toEqual([
      { ...resource, resourceId: 'p2', voteType: 'up' },
      { ...resource, voteType: 'down' },
    ]);
    content.problem = undefined;
    await store.sendKept();
    expect(content.posts.map(({ upVotes, downVotes }) => [upVotes, downVotes])).toEqual([
      [4, 1],
      [1, 0],
    ]);
    expect(storage.kept.has('votes')).toBe(false);
  });

  it('that were kept are sent by themselves when the connection is back', async () => {
    const { content, store, storage, connection } = world();
    content.problem = new Failure('offline');
    await store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' }).press('up');
    content.problem = undefined;
    connection.returns++;
    await new Promise(setImmediate);
    expect(content.posts[0]?.upVotes).toBe(5);
    expect(storage.kept.has('votes')).toBe(false);
  });

  it('stay kept while the connection is still gone, and pass over tampered entries', async () => {
    const { content, store, storage } = world();
    storage.keep('votes', [{ ...resource, voteType: 'up' }, { resourceId: 7 }, 'x']);
    content.problem = new Failure('offline');
    await store.sendKept();
    expect(storage.kept.has('votes')).toBe(true);
    content.problem = undefined;
    await store.sendKept();
    expect(content.posts[0]?.upVotes).toBe(5);
  });

  it('take newer counts of others in', () => {
    const { store } = world();
    const ownVote = store.of(resource, { upVotes: 4, downVotes: 0, myVote: 'none' });
    store.hear([{ resourceId: 'p1', upVotes: 8, downVotes: 1, myVote: 'none' }], store.momentsOf());
    expect(ownVote.shown.upVotes).toBe(8);
  });
});
