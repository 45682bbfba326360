import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { CastVote } from '#core/votes/votes.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { keptVotes, me, none, resource, votesThatWait } from '#tests/fakes/votes/waiting-votes.ts';

describe('the votes that wait on the device, in two tabs (R-074)', () => {
  it('are not sent beside a newer one on the same thing, from either tab', async () => {
    const { content, page, storage } = votesThatWait();
    const recorded: string[] = [];
    class SlowVotes extends FakeVotes {
      answer: () => void = () => undefined;
      override async castAll(votes: readonly CastVote[]) {
        await new Promise<void>((answer) => (this.answer = answer));
        return super.castAll(votes);
      }
      override async cast(...[thing, vote]: Parameters<FakeVotes['cast']>) {
        recorded.push(vote);
        return super.cast(thing, vote);
      }
    }
    const slow = new SlowVotes(content);
    storage.keep('votes', [{ ...resource, voteType: 'up', owner: me }]);
    const sending = page(slow).sendKept();
    const there = page(slow).of(resource, none);
    const pressing = there.press('down');
    await new Promise(setImmediate);
    slow.answer();
    await Promise.all([sending, pressing]);
    await new Promise(setImmediate);
    expect([recorded, content.posts[0]?.myVote, there.shown.myVote, storage.kept.has('votes')]).toEqual([['up', 'down'], 'down', 'down', false]);
  });

  it('yield to a newer one before it is sent, and wait again if refused', async () => {
    const { content, page, storage, store } = votesThatWait();
    const waiting: unknown[] = [];
    content.problem = new Failure('offline');
    await store.of(resource, none).press('up');
    class SeenVotes extends FakeVotes {
      override async cast(...given: Parameters<FakeVotes['cast']>) {
        waiting.push(keptVotes(storage));
        return super.cast(...given);
      }
    }
    const otherPage = page(new SeenVotes(content));
    const other = otherPage.of(resource, none);
    await new Promise(setImmediate);
    content.problem = new Failure('broken');
    await other.press('down');
    expect([waiting.at(-1), keptVotes(storage)]).toEqual([[{ ...resource, voteType: 'down', owner: me }], [{ ...resource, voteType: 'up', owner: me }]]);
    expect([otherPage.waitsOn(resource.resourceId), other.shown.myVote]).toEqual([true, 'up']);
  });

  it('are sent after one whose place they took while it went', async () => {
    const { content, outbox, page, storage } = votesThatWait();
    const sent: string[] = [];
    class SlowVotes extends FakeVotes {
      override async castAll(votes: readonly CastVote[]) {
        if (sent.length === 0) outbox.put(resource.resourceId, { ...resource, voteType: 'down' });
        sent.push(...votes.map(({ voteType }) => voteType));
        return super.castAll(votes);
      }
    }
    outbox.put(resource.resourceId, { ...resource, voteType: 'up' });
    await page(new SlowVotes(content)).sendKept();
    expect([sent, keptVotes(storage)]).toEqual([['up', 'down'], []]);
  });

  it('are not shown as cast once they were sent by another tab and not counted', async () => {
    const { content, connection, page, store } = votesThatWait();
    content.problem = new Failure('offline');
    const ownVote = store.of(resource, none);
    await ownVote.press('up');
    content.problem = new Failure('forbidden');
    await page().sendKept();
    content.problem = undefined;
    runInAction(() => connection.returns++);
    await new Promise(setImmediate);
    expect(ownVote.shown).toEqual(none);
  });
});
