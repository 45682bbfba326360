import { expect, it } from 'vitest';
import { postOf, type OpenModeration } from './open-moderation.ts';

export function keepsOwnDecisions(open: OpenModeration): void {
  it('tell an author what was decided, new until it was read (R-064)', async () => {
    const { ownDecisions, posted, removed } = await open('member');
    expect(await ownDecisions.list()).toEqual({ decisions: [], reports: [], sanctions: [] });
    expect(await ownDecisions.news()).toEqual({ hasNew: false, isBanned: false });
    const [own, others] = [await posted('the caller'), await posted()];
    await removed(own, 'Without the link.');
    await removed(others);
    const decision = {
      ...postOf(own),
      postId: own,
      profileType: 'DESIGNATION',
      outcome: { measure: 'remove', rule: 'spam', note: 'Without the link.', appeal: 'none', mayAppeal: true },
    };
    expect(await ownDecisions.list()).toMatchObject({ decisions: [{ ...decision, isNew: true }], reports: [], sanctions: [] });
    expect(await ownDecisions.news()).toEqual({ hasNew: true, isBanned: false });
    await ownDecisions.markRead();
    expect(await ownDecisions.news()).toEqual({ hasNew: false, isBanned: false });
    expect((await ownDecisions.list()).decisions).toMatchObject([{ ...decision, isNew: false }]);
  });

  it('tell an author of each measure, and each can be appealed (R-064)', async () => {
    const { moderations, ownDecisions, posted, removed, warned } = await open('member');
    const own = await posted('the caller');
    await warned(own, 'Mind the tone.');
    await removed(own, 'Without the link.');
    const announced = { ...postOf(own), postId: own, profileType: 'DESIGNATION', isNew: true };
    expect((await ownDecisions.list()).decisions).toMatchObject([
      { ...announced, outcome: { measure: 'remove', note: 'Without the link.', mayAppeal: true } },
      { ...announced, outcome: { measure: 'warn', note: 'Mind the tone.', mayAppeal: true } },
    ]);
    await expect(moderations.appeal(postOf(own), 'It is true.', 'lock')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await moderations.appeal(postOf(own), 'I was quoting.', 'warn')).toBe('open');
    await expect(moderations.appeal(postOf(own), 'It is true.', 'remove')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('are there for no guest', async () => {
    const { ownDecisions } = await open('guest');
    await expect(ownDecisions.list()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(ownDecisions.news()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(ownDecisions.markRead()).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
