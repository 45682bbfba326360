import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Bans } from '#core/moderation/bans.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { anId } from '#tests/content.ts';

export interface OpenedBans {
  readonly member: { readonly bans: Bans; readonly ownDecisions: OwnDecisions };
  readonly administrator: Bans;
  /** Bans the member's account for spam indefinitely, with a note. Returns the post. */
  readonly impose: () => Promise<string>;
  /** Has the first administrator ban this one, who appeals. */
  readonly banAdministrator: () => Promise<void>;
  /** Has the first administrator silence the member, who appeals. */
  readonly silence: () => Promise<void>;
  /** Advances time to order the acts. */
  readonly later: () => void;
}

/** Promises of bans and of the decisions that concern a member. */
export function keepsBans(open: () => Promise<OpenedBans>): void {
  const banIn = async ({ administrator }: OpenedBans) => (await administrator.list()).items[0]?.banId ?? '';

  it('are listed for administrators, and shown to the member (R-064)', async () => {
    const opened = await open();
    const { member, administrator, impose } = opened;
    expect((await administrator.list()).items).toEqual([]);
    expect(await member.ownDecisions.news()).toEqual({ hasNew: false, isBanned: false });
    const postId = await impose();
    const { items, next } = await administrator.list();
    expect(items).toMatchObject([
      {
        measure: 'ban',
        covers: 'account',
        name: expect.stringMatching(/^(Steady Marigold|Product Manager)$/),
        postId,
        rule: 'spam',
        note: 'No ads.',
        until: null,
        appeal: 'none',
        appealText: null,
        answer: '',
        isMine: false,
      },
    ]);
    expect(next).toBeNull();
    expect((await member.ownDecisions.list()).sanctions).toEqual([
      { measure: 'ban', profileType: null, rule: 'spam', note: 'No ads.', until: null, postId, appeal: 'none', answer: '', isLifted: false, isNew: true },
    ]);
    expect(await member.ownDecisions.news()).toEqual({ hasNew: true, isBanned: true });
    await member.ownDecisions.markRead();
    expect(await member.ownDecisions.news()).toEqual({ hasNew: false, isBanned: true });
    await expect(member.bans.list()).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are appealed once, however often that is sent, and remain after an answer (R-064)', async () => {
    const opened = await open();
    const { member, administrator, impose, later } = opened;
    await expect(member.bans.appeal('There is none.')).rejects.toMatchObject({ kind: 'conflict' });
    await impose();
    const banId = await banIn(opened);
    await expect(administrator.uphold(banId, '')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(member.bans.appeal(' ')).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await member.bans.appeal('It was no ad.')).toBe('open');
    expect(await member.bans.appeal('It was no ad.')).toBe('open');
    await expect(member.bans.appeal('Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await administrator.list()).items).toMatchObject([{ appeal: 'open', appealText: 'It was no ad.' }]);
    await member.ownDecisions.markRead();
    later();
    await administrator.uphold(banId, 'It was one.');
    await expect(administrator.uphold(banId, 'Again.')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await member.ownDecisions.list()).sanctions).toMatchObject([{ appeal: 'rejected', answer: 'It was one.', isNew: true }]);
    expect(await member.ownDecisions.news()).toEqual({ hasNew: true, isBanned: true });
  });

  it('are lifted once, which grants an appeal (R-064)', async () => {
    const opened = await open();
    const { member, administrator, impose, later } = opened;
    await impose();
    const banId = await banIn(opened);
    await member.bans.appeal('It was no ad.');
    await member.ownDecisions.markRead();
    later();
    await expect(member.bans.lift(banId)).rejects.toBeInstanceOf(Failure);
    await administrator.lift(banId);
    await expect(administrator.lift(banId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(administrator.lift(anId('b'))).rejects.toMatchObject({ kind: 'missing' });
    await expect(administrator.uphold(anId('b'), '')).rejects.toMatchObject({ kind: 'missing' });
    expect((await administrator.list()).items).toEqual([]);
    expect((await member.ownDecisions.list()).sanctions).toMatchObject([{ isLifted: true, appeal: 'granted', isNew: true }]);
    expect(await member.ownDecisions.news()).toEqual({ hasNew: true, isBanned: false });
  });

  it('are nobody’s own to lift, or to let stand (R-064)', async () => {
    const opened = await open();
    const { administrator, banAdministrator } = opened;
    await banAdministrator();
    const banId = await banIn(opened);
    await expect(administrator.lift(banId)).rejects.toMatchObject({ kind: 'conflict', code: 'OWN_CONTENT' });
    await expect(administrator.uphold(banId, 'Mine stands.')).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect((await administrator.list()).items).toMatchObject([{ banId, appeal: 'open', answer: '' }]);
  });

  it('are apart from silences, whose appeals are neither answered nor overtaken here', async () => {
    const opened = await open();
    const { administrator, silence } = opened;
    await silence();
    const banId = await banIn(opened);
    await expect(administrator.uphold(banId, 'It stands.')).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    await expect(administrator.lift(banId)).rejects.toMatchObject({ kind: 'conflict', code: 'APPEAL_WAITS' });
    expect((await administrator.list()).items).toMatchObject([{ banId, measure: 'silence', isMine: false }]);
  });
}
