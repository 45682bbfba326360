import { describe, expect, it } from 'vitest';
import { observable, runInAction } from 'mobx';
import { Failure } from '#core/failure.ts';
import type { CastVote } from '#core/votes/votes.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import type { VoterSession } from './vote-outbox.ts';
import { keptVotes, me, none, resource, votesThatWait } from '#tests/fakes/votes/waiting-votes.ts';

describe('the votes that wait on the device (R-074)', () => {
  it('of a page before are sent by the next one', async () => {
    const { content, storage, page, store } = votesThatWait();
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    content.problem = undefined;
    const shown = page().of(resource, none);
    await new Promise(setImmediate);
    expect([shown.shown, storage.kept.has('votes')]).toEqual([{ upVotes: 5, downVotes: 0, myVote: 'up' }, false]);
  });

  it('show as waiting until sent, even on pages without a known member (F-38)', async () => {
    const { content, storage, page, store, connection } = votesThatWait();
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    expect(store.waitsOn(resource.resourceId)).toBe(true);
    const session = observable({ pageOf: undefined as string | undefined, isDeactivated: false, supposed: me as string | undefined });
    const next = page(new FakeVotes(content), session);
    const shown = next.of(resource, none);
    await new Promise(setImmediate);
    expect([shown.shown.myVote, next.waitsOn(resource.resourceId), storage.kept.has('votes')]).toEqual(['up', true, true]);
    content.problem = undefined;
    for (let times = 0; times < 2; times++) {
      runInAction(() => connection.returns++);
      await new Promise(setImmediate);
    }
    expect(next.waitsOn(resource.resourceId) || content.posts[0]?.upVotes).toBe(5);
  });

  it('of a member wait for that member, anyone else who is signed in here meanwhile', async () => {
    const { content, storage, page, store } = votesThatWait();
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    content.problem = undefined;
    const another = page(new FakeVotes(content), { pageOf: 'another', isDeactivated: false });
    const shown = another.of(resource, none);
    await another.sendKept();
    expect([content.posts[0]?.upVotes, shown.shown.myVote]).toEqual([4, 'none']);
    content.problem = new Failure('offline');
    await shown.press('down');
    content.problem = undefined;
    expect(keptVotes(storage)).toEqual([
      { ...resource, voteType: 'up', owner: me },
      { ...resource, voteType: 'down', owner: 'another' },
    ]);
    await page().sendKept();
    expect([content.posts[0]?.myVote, keptVotes(storage)]).toEqual(['up', [{ ...resource, voteType: 'down', owner: 'another' }]]);
  });

  it('are sent once it is known who is here, and none waits for nobody', async () => {
    const { content, storage, page, store } = votesThatWait();
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    const session = observable<VoterSession>({ pageOf: undefined, isDeactivated: false });
    const unknown = page(new FakeVotes(content), session);
    const other = unknown.of({ ...resource, resourceId: 'p2xxxxxxxxxxxxxx' }, none);
    await other.press('up');
    expect([other.shown.myVote, keptVotes(storage)]).toEqual(['none', [{ ...resource, voteType: 'up', owner: me }]]);
    content.problem = undefined;
    await unknown.sendKept();
    expect(content.posts[0]?.upVotes).toBe(4);
    runInAction(() => (session.pageOf = me));
    await new Promise(setImmediate);
    expect([content.posts[0]?.upVotes, storage.kept.has('votes')]).toEqual([5, false]);
  });

  it('of a resting account wait for its return, and do not count as refused (R-155)', async () => {
    const { content, storage, page, store } = votesThatWait();
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    content.problem = undefined;
    const session = observable<VoterSession>({ pageOf: me, isDeactivated: true });
    const resting = page(new FakeVotes(content), session);
    resting.of(resource, none);
    await resting.sendKept();
    expect([content.posts[0]?.upVotes, keptVotes(storage)]).toEqual([4, [{ ...resource, voteType: 'up', owner: me }]]);
    runInAction(() => Object.assign(session, { isDeactivated: false }));
    await new Promise(setImmediate);
    expect([content.posts[0]?.upVotes, storage.kept.has('votes')]).toEqual([5, false]);
  });

  it('go at once if the connection returned before the refusal, and otherwise on return', async () => {
    const { content, storage, connection, store } = votesThatWait();
    const ownVote = store.of(resource, none);
    content.problem = new Failure('offline');
    await ownVote.press('up');
    content.problem = undefined;
    await new Promise(setImmediate);
    expect([content.posts[0]?.upVotes, storage.kept.has('votes')]).toEqual([4, true]);
    runInAction(() => (connection.isLost = false));
    content.problem = new Failure('offline');
    const pressing = ownVote.press('none');
    void pressing.then(() => (content.problem = undefined));
    await pressing;
    await new Promise(setImmediate);
    expect([content.posts[0]?.upVotes, content.posts[0]?.myVote, storage.kept.has('votes')]).toEqual([4, 'none', false]);
  });

  it('go when a later one on the same thing has arrived', async () => {
    const { content, store, storage, connection } = votesThatWait();
    const ownVote = store.of(resource, none);
    content.problem = new Failure('offline');
    await ownVote.press('up');
    content.problem = undefined;
    await ownVote.press('down');
    expect(storage.kept.has('votes')).toBe(false);
    runInAction(() => connection.returns++);
    await new Promise(setImmediate);
    expect(content.posts[0]).toMatchObject({ upVotes: 4, downVotes: 1, myVote: 'down' });
  });

  it('go in requests of at most fifty', async () => {
    const { content, storage, page } = votesThatWait();
    const sizes: number[] = [];
    class CountedVotes extends FakeVotes {
      override async castAll(votes: readonly CastVote[]) {
        sizes.push(votes.length);
        return super.castAll(votes);
      }
    }
    storage.keep(
      'votes',
      Array.from({ length: 60 }, (_, at) => ({ ...resource, resourceId: `gone${String(at).padStart(12, '0')}`, voteType: 'up', owner: me })),
    );
    await page(new CountedVotes(content)).sendKept();
    expect([sizes, storage.kept.has('votes')]).toEqual([[50, 10], false]);
  });

  it('that an earlier release kept as a list go, without the malformed ones', async () => {
    const { content, storage, page } = votesThatWait();
    const sent: CastVote[] = [];
    class StrictVotes extends FakeVotes {
      override async castAll(votes: readonly CastVote[]) {
        sent.push(...votes);
        return super.castAll(votes);
      }
    }
    const vote = { ...resource, voteType: 'up' };
    const owned = { ...vote, owner: me };
    const malformed = [
      { ...owned, resourceId: 'p1' },
      { ...owned, resourceId: 7 },
      { ...owned, resourceType: 'POEM' },
      { ...owned, voteType: 'sideways' },
      { ...owned, owner: 7 },
      vote,
      null,
      {},
    ];
    storage.keep('votes', [...malformed, { ...owned, pressedAt: 1 }, ...malformed]);
    await page(new StrictVotes(content)).sendKept();
    expect([sent, storage.kept.has('votes'), content.posts[0]?.upVotes]).toEqual([[vote], false, 5]);
    storage.keep('votes', { [`p1/${me}`]: owned, [`${'x'.repeat(16)}/${me}`]: { ...owned, voteType: 'sideways' }, [`${resource.resourceId}/${me}`]: owned });
    await page(new StrictVotes(content)).sendKept();
    expect(sent).toEqual([vote, vote]);
  });

  it('stay shown as they wait when an answer is heard that knows nothing of them', async () => {
    const { content, store } = votesThatWait();
    content.problem = new Failure('offline');
    const ownVote = store.of(resource, none);
    await ownVote.press('up');
    store.hear([{ ...none, upVotes: 8, resourceId: resource.resourceId }], store.momentsOf());
    expect([ownVote.shown, store.waitsOn(resource.resourceId)]).toEqual([{ upVotes: 9, downVotes: 0, myVote: 'up' }, true]);
  });

  it('are shown as cast where they were pressed before they were shown', async () => {
    const { content, store } = votesThatWait();
    content.problem = new Failure('offline');
    expect(await store.cast(resource, 'up')).toBe(undefined);
    const ownVote = store.of(resource, none);
    await new Promise(setImmediate);
    expect([ownVote.shown.myVote, store.waitsOn(resource.resourceId)]).toEqual(['up', true]);
  });

  it('do not show as cast on what is gone, even with a late answer', async () => {
    const { content, connection, storage, store } = votesThatWait();
    const gone = { ...resource, resourceId: 'gone000000000000' };
    content.problem = new Failure('offline');
    const ownVote = store.of(gone, none);
    await ownVote.press('up');
    content.problem = new Failure('forbidden');
    await store.sendKept();
    expect([storage.kept.has('votes'), ownVote.shown.myVote]).toEqual([false, 'up']);
    content.problem = undefined;
    runInAction(() => connection.returns++);
    await new Promise(setImmediate);
    expect(ownVote.shown).toEqual(none);
    content.problem = new Failure('offline');
    await ownVote.press('up');
    content.problem = undefined;
    await store.sendKept();
    expect(ownVote.shown).toEqual(none);
  });

  it.each([
    ['forbidden', false],
    ['broken', true],
  ] as const)('that are refused as %s stay kept: %s', async (kind, stays) => {
    const { content, storage, page } = votesThatWait();
    class RefusedVotes extends FakeVotes {
      override async castAll(): Promise<never> {
        throw new Failure(kind);
      }
    }
    const store = page(new RefusedVotes(content));
    content.problem = new Failure('offline');
    const ownVote = store.of(resource, none);
    await ownVote.press('up');
    content.problem = undefined;
    await store.sendKept();
    expect([storage.kept.has('votes'), ownVote.shown.myVote]).toEqual([stays, stays ? 'up' : 'none']);
  });
});
