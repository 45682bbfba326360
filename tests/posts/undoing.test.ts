import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure.ts';
import { aDraft } from '#tests/content.ts';
import { aPostServer, published } from './helpers.ts';
import { decide, editPost, report } from './moderating.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
const silence = { kind: 'silence', rule: 'spam', note: 'Read the house rules.', days: 7 } as const;
const silenced = { kind: 'conflict', code: 'SILENCED' };
const anothers = { kind: 'conflict', code: 'DECIDED_BY_ANOTHER' };

async function opened() {
  const server = await aPostServer();
  const [writer, moderator, other] = [server.aMember(), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
  const id = await published(server, writer);
  const write = () => writer.posts.create(aDraft(server.communities[0], { profileType: 'ANONYMOUS' }));
  return { server, writer, moderator, other, id, write };
}

describe('decisions of moderators (R-064)', () => {
  it('are lifted by their moderator or an administrator alone, closed comments included', async () => {
    const { server, moderator, other, id, write } = await opened();
    const administrator = server.aMember({ role: 'administrator' });
    await moderator.interventions.act(post(id), silence);
    await expect(other.interventions.act(post(id), { kind: 'unsilence', rule: null })).rejects.toMatchObject(anothers);
    await expect(write()).rejects.toMatchObject(silenced);
    await administrator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    expect(await write()).toHaveProperty('postId');
    await moderator.interventions.act(post(id), { kind: 'lock', rule: 'off-topic' });
    await expect(other.interventions.act(post(id), { kind: 'unlock', rule: null })).rejects.toMatchObject(anothers);
    expect(await administrator.interventions.act(post(id), { kind: 'unlock', rule: null })).toMatchObject({ lockedFor: null });
  });

  it('bind other moderators, who neither remove nor close what one kept or restored', async () => {
    const { server, writer, moderator, other, id } = await opened();
    const [take, close] = [{ kind: 'remove', rule: 'spam' } as const, { kind: 'lock', rule: 'spam' } as const];
    for (const [done, kind] of [
      [take, 'restore'],
      [close, 'unlock'],
      [silence, 'unsilence'],
    ] as const) {
      await moderator.interventions.act(post(id), done);
      await moderator.interventions.act(post(id), { kind, rule: null });
      await expect(other.interventions.act(post(id), done)).rejects.toMatchObject(anothers);
      await moderator.interventions.act(post(id), done);
      await moderator.interventions.act(post(id), { kind, rule: null });
    }
    const kept = await published(server, writer);
    await report(server.aMember(), kept);
    await decide(moderator, kept, 'keep');
    await report(other, kept);
    await expect(other.interventions.act(post(kept), take)).rejects.toMatchObject(anothers);
    await expect(decide(other, kept, 'remove', 'spam')).rejects.toMatchObject(anothers);
    expect(await server.aMember({ role: 'administrator' }).interventions.act(post(kept), take)).toMatchObject({ status: 'AUTHOR_REJECTED' });
  });

  it('are reopened by new words or reports, after a granted appeal words alone', async () => {
    const { server, writer, moderator, other, id } = await opened();
    const take = { kind: 'remove', rule: 'spam' } as const;
    await moderator.interventions.act(post(id), { kind: 'warn', rule: 'spam' });
    expect(await other.interventions.act(post(id), take)).toMatchObject({ status: 'AUTHOR_REJECTED' });
    await writer.moderations.appeal(post(id), 'It is no ad.', 'remove');
    const administrator = server.aMember({ role: 'administrator' });
    const [waiting] = (await administrator.queueItems.list({ stage: 'second' })).items;
    await administrator.moderations.decide(waiting?.itemId ?? '', { decision: 'keep', rule: null });
    await expect(moderator.interventions.act(post(id), take)).rejects.toMatchObject(anothers);
    await report(server.aMember(), id);
    await expect(decide(moderator, id, 'remove', 'spam')).rejects.toMatchObject(anothers);
    await editPost(writer, id, 'Buy this now.');
    expect(await decide(moderator, id, 'remove', 'spam')).toMatchObject({ action: 'removed' });
    const warned = await published(server, writer);
    await moderator.interventions.act(post(warned), { kind: 'warn', rule: 'spam' });
    await writer.moderations.appeal(post(warned), 'It is no ad.');
    const [second] = (await administrator.queueItems.list({ stage: 'second' })).items;
    await administrator.moderations.decide(second?.itemId ?? '', { decision: 'keep', rule: null });
    await expect(other.interventions.act(post(warned), { kind: 'warn', rule: 'spam' })).rejects.toMatchObject(anothers);
    const kept = await published(server, writer);
    await report(server.aMember(), kept);
    await decide(moderator, kept, 'keep');
    await report(server.aMember(), kept);
    expect(await decide(other, kept, 'remove', 'spam')).toMatchObject({ action: 'removed', askedBy: 'reader' });
  });

  it('are lifted with equal answers for a moderator’s name and anyone’s (F-15)', async () => {
    const { server, moderator, other, id } = await opened();
    const theirs = await published(server, other);
    const third = server.aMember({ role: 'moderator' });
    const answers: unknown[] = [];
    for (const each of [id, theirs]) {
      await moderator.interventions.act(post(each), silence);
      answers.push(await third.interventions.act(post(each), { kind: 'unsilence', rule: null }).catch(({ kind, code }: Failure) => [kind, code]));
      answers.push(await moderator.interventions.act(post(each), { kind: 'unsilence', rule: null }));
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers[0]).toEqual(['conflict', 'DECIDED_BY_ANOTHER']);
  });

  it('are seen and lifted by administrators, except their own or under review', async () => {
    const { server, moderator, other, writer, id, write } = await opened();
    const [administrator, second] = [server.aMember({ role: 'administrator' }), server.aMember({ role: 'administrator' })];
    await moderator.interventions.act(post(id), silence);
    await expect(moderator.bans.list()).rejects.toMatchObject({ kind: 'missing' });
    const [stored] = (await administrator.bans.list()).items;
    expect(stored).toMatchObject({ measure: 'silence', covers: 'persona', name: 'Steady Marigold', postId: id, isMine: false });
    await writer.moderations.appeal(post(id), 'It was no ad.');
    await expect(administrator.bans.lift(stored?.banId ?? '')).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    await other.moderations.decide((await other.queueItems.list({ stage: 'second' })).items[0]?.itemId ?? '', { decision: 'remove', rule: 'spam' });
    server.clock.advance(1);
    await administrator.bans.lift(stored?.banId ?? '');
    expect(await write()).toHaveProperty('postId');
    expect((await administrator.moderations.decided()).items[0]).toMatchObject({ decision: 'unsilence', isMine: true });
    await moderator.interventions.act(post(await published(server, administrator, { profileType: 'DESIGNATION' })), silence);
    const [own] = (await second.bans.list()).items;
    await expect(administrator.bans.lift(own?.banId ?? '')).rejects.toMatchObject({ code: 'OWN_CONTENT' });
    await second.bans.lift(own?.banId ?? '');
    expect((await second.bans.list()).items).toEqual([]);
  });
});
