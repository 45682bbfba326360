import { expect, it } from 'vitest';
import { anId } from '#tests/content.ts';
import { postOf, type OpenedModeration, type OpenModeration } from './open-moderation.ts';

async function itemAbout({ queueItems }: OpenedModeration, postId: string, stage: 'first' | 'second' = 'first'): Promise<string> {
  const found = (await queueItems.list({ stage })).items.find(({ resourceId }) => resourceId === postId);
  if (!found) throw new Error('It does not wait.');
  return found.itemId;
}

async function aWaitingPost(opened: OpenedModeration, reason: 'spam' | 'threat' = 'spam', times = 1) {
  const postId = await opened.posted();
  await opened.reported(postId, reason, times);
  return { postId, itemId: await itemAbout(opened, postId) };
}

export function keepsModerations(open: OpenModeration): void {
  it('decide an item once, under a rule, and say so in the ledger (F-04)', async () => {
    const opened = await open('moderator');
    const { moderations, ledger } = opened;
    const { postId, itemId } = await aWaitingPost(opened);
    await expect(moderations.decisionOn(itemId)).rejects.toMatchObject({ kind: 'missing' });
    await expect(moderations.decide(itemId, { decision: 'remove', rule: null })).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    const withoutOrder = { decision: 'remove', rule: 'court', note: '  ', noteToAuthor: 'A court.' } as const;
    await expect(moderations.decide(itemId, withoutOrder)).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    const entry = await moderations.decide(itemId, { decision: 'remove', rule: 'hate', note: 'Plain.', noteToAuthor: 'Without the slur.' });
    expect(entry).toMatchObject({ itemId: postId, itemKind: 'post', action: 'removed', rule: 'hate' });
    expect((await ledger.entries()).items).toEqual([entry]);
    const decided = {
      ...postOf(postId),
      itemId,
      postId,
      former: null,
      cause: 'reports',
      stage: 'first',
      decision: 'remove',
      rule: 'hate',
      note: 'Plain.',
      isMine: true,
    };
    expect(await moderations.decisionOn(itemId)).toMatchObject({ ...decided, noteToAuthor: 'Without the slur.' });
    await expect(moderations.decide(itemId, { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(moderations.decide(anId('q'), { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('write visible changes into the ledger, and nothing when a post stays', async () => {
    const opened = await open('moderator');
    const shown = await aWaitingPost(opened);
    expect(await opened.moderations.decide(shown.itemId, { decision: 'keep', rule: null })).toBeNull();
    const ordered = await aWaitingPost(opened);
    const order = { decision: 'remove', rule: 'court', note: 'High Court of Delhi, 12/2026.' } as const;
    expect(await opened.moderations.decide(ordered.itemId, order)).toMatchObject({ action: 'removed', rule: 'court' });
    const hidden = await aWaitingPost(opened, 'threat', 3);
    expect(await opened.moderations.decide(hidden.itemId, { decision: 'keep', rule: null })).toMatchObject({ itemId: hidden.postId, action: 'restored' });
  });

  it('list what was decided by pages, the last first', async () => {
    const opened = await open('moderator');
    const decided: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const { itemId } = await aWaitingPost(opened);
      await opened.moderations.decide(itemId, { decision: 'remove', rule: 'spam' });
      decided.push(itemId);
    }
    const first = await opened.moderations.decided(null, 2);
    const second = await opened.moderations.decided(first.next, 2);
    expect([...first.items, ...second.items].map(({ itemId }) => itemId).toSorted()).toEqual(decided.toSorted());
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
    await expect(opened.moderations.decided('elsewhere')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('say nothing of what a moderator wrote themselves, which others decide', async () => {
    const { moderations, ownDecisions, posted, removed } = await open('moderator');
    const [own, others] = [await posted('the caller'), await posted()];
    await removed(own, 'Told to its author.');
    await removed(others);
    expect((await moderations.decided()).items).toMatchObject([postOf(others)]);
    expect((await ownDecisions.list()).decisions).toMatchObject([{ ...postOf(own), outcome: { note: 'Told to its author.' } }]);
  });

  it('let only an author appeal a removal, once for the same words', async () => {
    const opened = await open('member');
    const { moderations } = opened;
    const [own, others] = [await opened.posted('the caller'), await opened.posted()];
    await expect(moderations.appeal(postOf(own), 'It is true.')).rejects.toMatchObject({ kind: 'conflict' });
    await opened.removed(own);
    await opened.removed(others);
    await expect(moderations.appeal(postOf(own), '  ')).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    await expect(moderations.appeal(postOf(others), 'It is true.')).rejects.toMatchObject({ kind: 'missing' });
    expect(await moderations.appeal(postOf(own), 'It is true.')).toBe('open');
    await expect(moderations.appeal(postOf(own), 'Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await moderations.appeal(postOf(own), 'It is true.')).toBe('open');
    expect((await opened.ledger.entries()).items[0]).toMatchObject({ itemId: own, action: 'appealed', appeal: 'open' });
    expect((await opened.ledger.entries()).items.filter(({ action }) => action === 'appealed')).toHaveLength(1);
  });

  it('take an appeal beside a waiting report, and show each with the other', async () => {
    const author = await open('member');
    const own = await author.posted('the caller');
    await author.warned(own, 'Without the name.');
    await author.reported(own);
    expect(await author.moderations.appeal(postOf(own), 'Nobody was named.')).toBe('open');
    const { moderations, queueItems, posted, warned, reported, appealed } = await open('moderator');
    const postId = await posted();
    await warned(postId, 'Without the name.');
    await reported(postId);
    const itemId = await appealed(postId, 'Nobody was named.');
    const [first] = (await queueItems.list({ stage: 'first' })).items;
    const [second] = (await queueItems.list({ stage: 'second' })).items;
    expect(first).toMatchObject({ ...postOf(postId), cause: 'reports', beside: { cause: 'appeal', former: 'warn', appealText: 'Nobody was named.' } });
    expect(second).toMatchObject({ itemId, former: 'warn', beside: { cause: 'reports', former: null, appealText: null } });
    await moderations.decide(first?.itemId ?? '', { decision: 'keep', rule: null });
    expect((await queueItems.list({ stage: 'second' })).items).toMatchObject([{ itemId, beside: null }]);
    await moderations.decide(itemId, { decision: 'keep', rule: null });
    expect(await queueItems.count()).toBe(0);
  });

  it('give an appeal to another moderator than the one who decided', async () => {
    const opened = await open('moderator');
    const mine = await aWaitingPost(opened);
    await opened.moderations.decide(mine.itemId, { decision: 'remove', rule: 'spam' });
    const decidedByMe = await opened.appealed(mine.postId, 'It is true.');
    await expect(opened.moderations.decide(decidedByMe, { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'missing' });
    const theirs = await opened.posted();
    await opened.removed(theirs);
    await opened.appealed(theirs, 'Mine, too.');
    const { items } = await opened.queueItems.list({ stage: 'second' });
    expect(items).toMatchObject([{ ...postOf(theirs), cause: 'appeal', stage: 'second', former: 'remove', appealText: 'Mine, too.' }]);
    const entry = await opened.moderations.decide(await itemAbout(opened, theirs, 'second'), { decision: 'remove', rule: 'hate' });
    expect(entry).toMatchObject({ itemId: theirs, action: 'upheld' });
  });

  it('are there for no guest and no member but to appeal (S-44)', async () => {
    for (const [as, kind] of [
      ['guest', 'signed-out'],
      ['member', 'missing'],
    ] as const) {
      const { moderations } = await open(as);
      await expect(moderations.decisionOn(anId('q'))).rejects.toMatchObject({ kind });
      await expect(moderations.decide(anId('q'), { decision: 'keep', rule: null })).rejects.toMatchObject({ kind });
      await expect(moderations.decided()).rejects.toMatchObject({ kind });
      await expect(moderations.appeal(postOf(anId('p')), 'It is true.')).rejects.toMatchObject({ kind });
    }
  });
}
