import { describe, expect, it } from 'vitest';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import { aDraft } from '#tests/content.ts';
import { aPostServer, published } from './helpers.ts';
import { report } from './moderating.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
const court = { kind: 'remove', rule: 'court', note: 'High Court of Delhi, 12/2026.' } as const;
const silence = { kind: 'silence', rule: 'spam', days: null } as const;

/** Instance in which one member decides everything. */
async function opened() {
  const server = await aPostServer();
  const [writer, administrator] = [server.aMember(), server.aMember({ role: 'administrator' })];
  const id = await published(server, writer);
  const appeal = (measure: AppealableMeasure) => writer.moderations.appeal(post(id), 'It was no ad.', measure);
  const write = () => writer.posts.create(aDraft(server.communities[0], { profileType: 'ANONYMOUS' }));
  const announced = async () => (await writer.ownDecisions.list()).decisions.map(({ outcome }) => [outcome.measure, outcome.appeal]);
  const waiting = async () => {
    const { waiting: mine, elsewhere, forAnother } = await administrator.queueItems.list({ stage: 'second' });
    return [mine, elsewhere, forAnother];
  };
  return { server, writer, administrator, id, appeal, write, announced, waiting };
}

describe('an instance with one moderator (R-064, T-4)', () => {
  it.each([
    ['a removal', { kind: 'remove', rule: 'spam' }, { status: 'AUTHOR_REJECTED' }],
    ['an order of a court', court, { status: 'AUTHOR_REJECTED' }],
    ['a silence', silence, { status: 'LIVE' }],
    ['a ban', { kind: 'ban', rule: 'spam', days: null }, { status: 'LIVE' }],
    ['closed comments', { kind: 'lock', rule: 'spam' }, { lockedFor: 'spam' }],
  ] as const)('does not delay the appeal against a warning with %s, and says it awaits another', async (_which, act, after) => {
    const { administrator, id, appeal, announced, waiting } = await opened();
    await administrator.interventions.act(post(id), { kind: 'warn', rule: 'spam' });
    await appeal('warn');
    expect(await waiting()).toEqual([0, 0, 1]);
    expect(await administrator.interventions.act(post(id), act)).toMatchObject(after);
    expect(await waiting()).toEqual([0, 0, 1]);
    expect(await announced()).toContainEqual(['warn', 'open']);
  });

  it('counts as many appeals for another as it lists, deleted texts included', async () => {
    const { server, administrator, id, appeal } = await opened();
    await administrator.interventions.act(post(id), { kind: 'warn', rule: 'spam' });
    await appeal('warn');
    const listed = async () => {
      const { forAnother, appealsForAnother } = await administrator.queueItems.list();
      return [forAnother, appealsForAnother.length];
    };
    expect(await listed()).toEqual([1, 1]);
    await server.db.updateTable('moderation_item').set({ appeal_text: null }).execute();
    expect(await listed()).toEqual([0, 0]);
  });

  it('decides reports beside an appeal against a warning, and leaves that open', async () => {
    const { server, administrator, id, appeal, announced, waiting } = await opened();
    await administrator.interventions.act(post(id), { kind: 'warn', rule: 'spam' });
    await appeal('warn');
    await report(server.aMember(), id);
    expect(await administrator.interventions.act(post(id), court)).toMatchObject({ status: 'AUTHOR_REJECTED', ledger: { rule: 'court' } });
    expect(await waiting()).toEqual([0, 0, 1]);
    expect(await announced()).toContainEqual(['warn', 'open']);
  });

  it('lifts an own appealed silence, from post or list, and notifies the author', async () => {
    for (const way of ['post', 'list', 'another post'] as const) {
      const { server, writer, administrator, id, appeal, write, announced, waiting } = await opened();
      const other = await published(server, writer);
      await administrator.interventions.act(post(id), silence);
      await appeal('silence');
      await writer.ownDecisions.markRead();
      server.clock.advance(90_000);
      if (way === 'list') await administrator.bans.lift((await administrator.bans.list()).items[0]?.banId ?? '');
      else await administrator.interventions.act(post(way === 'post' ? id : other), { kind: 'unsilence', rule: null });
      expect(await write(), way).toHaveProperty('postId');
      expect([await announced(), await waiting()], way).toEqual([[['silence', 'granted']], [0, 0, 0]]);
      expect((await writer.ownDecisions.news()).hasNew, way).toBe(true);
      expect(await administrator.interventions.act(post(id), silence), way).toMatchObject({ status: 'LIVE' });
    }
  });

  it('restores and reopens its own decisions, granting a waiting appeal with that', async () => {
    const { server, writer, administrator, id, appeal, announced, waiting } = await opened();
    await administrator.interventions.act(post(id), { kind: 'remove', rule: 'spam' });
    await appeal('remove');
    const restored = await administrator.interventions.act(post(id), { kind: 'restore', rule: null });
    expect(restored).toMatchObject({ status: 'LIVE', ledger: { action: 'restored', askedBy: 'author', appeal: 'granted' } });
    expect([await announced(), await waiting(), await administrator.queueItems.count()]).toEqual([[['remove', 'granted']], [0, 0, 0], 0]);
    await administrator.interventions.act(post(id), { kind: 'lock', rule: 'spam' });
    await appeal('lock');
    const unlocked = await administrator.interventions.act(post(id), { kind: 'unlock', rule: null });
    expect(unlocked).toMatchObject({ lockedFor: null, ledger: { action: 'unlocked', appeal: 'granted' } });
    await server.aggregate();
    expect((await writer.posts.at(id)).post).toMatchObject({ status: 'LIVE', lockedFor: null });
    expect(await administrator.interventions.act(post(id), { kind: 'remove', rule: 'spam' })).toMatchObject({ status: 'AUTHOR_REJECTED' });
  });
});

describe('an instance with two moderators (R-064)', () => {
  it('lets another decide an appeal in the queue, or the imposer grant it', async () => {
    const { server, administrator, id, appeal, announced } = await opened();
    const second = server.aMember({ role: 'administrator' });
    await administrator.interventions.act(post(id), silence);
    await administrator.interventions.act(post(id), { kind: 'remove', rule: 'spam' });
    await appeal('remove');
    await expect(second.interventions.act(post(id), { kind: 'restore', rule: null })).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    const { items, forAnother } = await second.queueItems.list({ stage: 'second' });
    expect([items.length, forAnother]).toEqual([1, 0]);
    await expect(administrator.moderations.decide(items[0]?.itemId ?? '', { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'missing' });
    await second.moderations.decide(items[0]?.itemId ?? '', { decision: 'keep', rule: null });
    expect(await announced()).toContainEqual(['remove', 'granted']);
    await expect(administrator.interventions.act(post(id), { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ code: 'OVERRULED' });
  });

  it('lets an administrator lift no silence of another while its appeal waits', async () => {
    const { server, administrator, id, appeal, waiting } = await opened();
    const second = server.aMember({ role: 'administrator' });
    await administrator.interventions.act(post(id), silence);
    await appeal('silence');
    const [stored] = (await second.bans.list()).items;
    await expect(second.bans.lift(stored?.banId ?? '')).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    await expect(second.interventions.act(post(id), { kind: 'unsilence', rule: null })).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    expect([(await second.bans.list()).items.length, await waiting()]).toEqual([1, [0, 0, 1]]);
  });
});
