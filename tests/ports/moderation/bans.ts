import { expect, it } from 'vitest';
import type { Bans } from '#core/moderation/bans.ts';

/** The bans of one who asks, where one account is banned, and what its member does meanwhile. */
export interface OpenedBans {
  readonly bans: Bans;
  readonly appealed: (text: string) => Promise<unknown>;
}

export type OpenBans = (as: 'imposer' | 'administrator' | 'banned' | 'member' | 'guest') => Promise<OpenedBans>;

const changed = { kind: 'conflict', code: 'CHANGED_MEANWHILE' };

/** The promises of every adapter of bans. */
export function keepsBans(open: OpenBans): void {
  it('are listed for administrators, who are told which is theirs, and for nobody else (R-064)', async () => {
    const { bans } = await open('imposer');
    const known = { rule: 'spam', note: 'Four ads in an hour.', appeal: 'none', appealText: null, answer: '' };
    expect(await bans.list()).toMatchObject({ items: [{ ...known, isMine: true }], next: null });
    expect((await (await open('administrator')).bans.list()).items).toMatchObject([{ ...known, isMine: false }]);
    await expect((await open('member')).bans.list()).rejects.toMatchObject({ kind: 'missing' });
    await expect((await open('guest')).bans.list()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('are appealed once, in words, and by whom they are for', async () => {
    const { bans } = await open('banned');
    await expect(bans.appeal('  ')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await bans.appeal('It was one ad.')).toBe('open');
    await expect(bans.appeal('It was one ad, really.')).rejects.toMatchObject({ kind: 'conflict' });
    await expect((await open('member')).bans.appeal('Me too.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('stand when another administrator than the one who imposed them says so, with an answer', async () => {
    const own = await open('imposer');
    await own.appealed('It was one ad.');
    const [mine] = (await own.bans.list()).items;
    await expect(own.bans.uphold(mine?.banId ?? '', 'It was four.')).rejects.toMatchObject(changed);
    const { bans, appealed } = await open('administrator');
    await appealed('It was one ad.');
    const [ban] = (await bans.list()).items;
    expect(ban).toMatchObject({ appeal: 'open', appealText: 'It was one ad.' });
    await bans.uphold(ban?.banId ?? '', 'It was four.');
    expect((await bans.list()).items).toMatchObject([{ appeal: 'rejected', answer: 'It was four.' }]);
    await expect(bans.uphold(ban?.banId ?? '', 'It was four.')).rejects.toMatchObject(changed);
  });

  it('are lifted once, and gone then', async () => {
    const { bans } = await open('administrator');
    const [ban] = (await bans.list()).items;
    await bans.lift(ban?.banId ?? '');
    expect((await bans.list()).items).toEqual([]);
    await expect(bans.lift(ban?.banId ?? '')).rejects.toMatchObject(changed);
    await expect((await open('member')).bans.lift(ban?.banId ?? '')).rejects.toMatchObject({ kind: 'missing' });
  });
}
