import { expect, it } from 'vitest';
import { anId } from '#tests/content.ts';
import { postOf, type OpenModeration } from './open-moderation.ts';

export function keepsInterventions(open: OpenModeration): void {
  it('change how a post is there, and say so in the ledger', async () => {
    const { interventions, ledger, posted } = await open('moderator');
    const post = postOf(await posted());
    const locked = await interventions.act(post, { kind: 'lock', rule: 'hate' });
    expect(locked).toMatchObject({ status: 'LIVE', lockedFor: 'hate', ledger: { itemId: post.resourceId, action: 'locked', rule: 'hate' } });
    expect(await interventions.act(post, { kind: 'unlock', rule: null })).toMatchObject({ status: 'LIVE', lockedFor: null, ledger: { action: 'unlocked' } });
    expect(await interventions.act(post, { kind: 'remove', rule: 'spam' })).toMatchObject({ status: 'AUTHOR_REJECTED', ledger: { action: 'removed' } });
    expect(await interventions.act(post, { kind: 'restore', rule: null })).toMatchObject({ status: 'LIVE', ledger: { action: 'restored' } });
    expect((await ledger.from(1)).map(({ action }) => action)).toEqual(['locked', 'unlocked', 'removed', 'restored']);
  });

  it('concern an author without a word in the ledger, which omits people', async () => {
    const { interventions, ledger, posted } = await open('moderator');
    const post = postOf(await posted());
    for (const kind of ['warn', 'silence'] as const)
      expect(await interventions.act(post, { kind, rule: 'hate', days: 7 })).toMatchObject({ status: 'LIVE', lockedFor: null, ledger: null });
    expect((await ledger.head()).sequence).toBe(0);
  });

  it('name the rule that is held against an author, and happen once', async () => {
    const { interventions, posted } = await open('moderator');
    const post = postOf(await posted());
    for (const kind of ['remove', 'lock', 'warn', 'silence'] as const)
      await expect(interventions.act(post, { kind, rule: null })).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    await expect(interventions.act(post, { kind: 'restore', rule: null })).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    await expect(interventions.act(post, { kind: 'remove', rule: 'court', note: ' ' })).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    await interventions.act(post, { kind: 'remove', rule: 'court', note: 'High Court of Delhi, 12/2026.' });
    await expect(interventions.act(post, { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
  });

  it('are undone by the moderator who took them, and not by another', async () => {
    const { interventions, ledger, posted, removed } = await open('moderator');
    const [mine, theirs] = [postOf(await posted()), postOf(await posted())];
    await interventions.act(mine, { kind: 'remove', rule: 'spam' });
    expect(await interventions.act(mine, { kind: 'restore', rule: null })).toMatchObject({ status: 'LIVE' });
    await removed(theirs.resourceId);
    await expect(interventions.act(theirs, { kind: 'restore', rule: null })).rejects.toMatchObject({ kind: 'conflict', code: 'DECIDED_BY_ANOTHER' });
    expect((await ledger.gone()).items).toMatchObject([{ itemId: theirs.resourceId }]);
  });

  it('are undone by who took them, whatever appeals wait', async () => {
    const { interventions, posted, appealed } = await open('moderator');
    const post = postOf(await posted());
    await interventions.act(post, { kind: 'remove', rule: 'spam' });
    await appealed(post.resourceId, 'It is no ad.');
    expect(await interventions.act(post, { kind: 'restore', rule: null })).toMatchObject({ status: 'LIVE', ledger: { action: 'restored' } });
    const warned = postOf(await posted());
    await interventions.act(warned, { kind: 'warn', rule: 'spam' });
    await appealed(warned.resourceId, 'It is no ad.');
    expect(await interventions.act(warned, { kind: 'remove', rule: 'court', note: 'High Court of Delhi, 12/2026.' })).toMatchObject({
      status: 'AUTHOR_REJECTED',
    });
  });

  it('take nothing down that another moderator has brought back', async () => {
    const { interventions, posted, restored } = await open('moderator');
    const theirs = postOf(await posted());
    await restored(theirs.resourceId);
    await expect(interventions.act(theirs, { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ kind: 'conflict', code: 'DECIDED_BY_ANOTHER' });
  });

  it('are not for what the moderator wrote, nor for what is not there', async () => {
    const { interventions, posted } = await open('moderator');
    await expect(interventions.act(postOf(await posted('the caller')), { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(interventions.act(postOf(anId('p')), { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are there for no guest and no member (S-44)', async () => {
    for (const [as, kind] of [
      ['guest', 'signed-out'],
      ['member', 'missing'],
    ] as const) {
      const { interventions, posted } = await open(as);
      await expect(interventions.act(postOf(await posted()), { kind: 'remove', rule: 'spam' })).rejects.toMatchObject({ kind });
    }
  });
}
