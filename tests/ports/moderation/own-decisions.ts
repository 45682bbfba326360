import { expect, it } from 'vitest';
import { postOf, type OpenModeration } from './open-moderation.ts';

/** The promises of every adapter of own decisions. */
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
      profileType: 'ANONYMOUS',
      outcome: { measure: 'remove', rule: 'spam', note: 'Without the link.', appeal: 'none', mayAppeal: true },
    };
    expect(await ownDecisions.list()).toMatchObject({ decisions: [{ ...decision, isNew: true }], reports: [], sanctions: [] });
    expect(await ownDecisions.news()).toEqual({ hasNew: true, isBanned: false });
    await ownDecisions.markRead();
    expect(await ownDecisions.news()).toEqual({ hasNew: false, isBanned: false });
    expect((await ownDecisions.list()).decisions).toMatchObject([{ ...decision, isNew: false }]);
  });

  it('are there for no guest', async () => {
    const { ownDecisions } = await open('guest');
    await expect(ownDecisions.list()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(ownDecisions.news()).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(ownDecisions.markRead()).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
