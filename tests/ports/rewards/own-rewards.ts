import { expect, it } from 'vitest';
import type { Coupon } from '#core/rewards/coupon.ts';
import type { OwnRewards } from '#core/rewards/own-rewards.ts';
import type { RewardedKind } from '#core/rewards/reward-kinds.ts';
import type { LocalPoint } from '#core/rewards/reward-wallet.ts';

/** Device contributing to an installation with one coupon, `chai`, of two points. */
export interface OpenedOwnRewards {
  readonly own: OwnRewards;
  /** Contributes a fact, by default sent the day before. Returns its key. */
  readonly contribute: (kind: RewardedKind, isShown?: boolean, sentOn?: string) => Promise<string>;
  readonly show: (publicKey: string) => Promise<void>;
  readonly chai: Coupon;
}

const always = (): number => 0;

/** Draws everything drawable. Returns the number of requests. */
export async function drawAll(own: OwnRewards): Promise<number> {
  for (let times = 1; ; times++) if (!(await own.drawNext(always))) return times;
}

const prefixes = (points: readonly LocalPoint[]): readonly string[] => points.map(({ prefix }) => prefix);

/** Promises of OwnRewards for every adapter. */
export function keepsOwnRewards(open: () => Promise<OpenedOwnRewards>): void {
  it('counts on the device what was given, what earns points, and what waits', async () => {
    const { own, contribute } = await open();
    expect(await own.local()).toEqual({ points: [], codes: [], sources: [], waiting: 0 });
    for (const [kind, isShown] of [
      ['benefits', true],
      ['benefits', false],
      ['salary', true],
    ] as const)
      await contribute(kind, isShown);
    await drawAll(own);
    const local = await own.local();
    expect([local.points.length, local.waiting]).toEqual([2, 1]);
    expect(local.sources).toEqual([
      { kind: 'salary', sent: 1, drawn: 1 },
      { kind: 'benefits', sent: 2, drawn: 1 },
    ]);
  });

  it('draws each point once, and none on the day its contribution was sent', async () => {
    const { own, contribute } = await open();
    expect(await own.drawNext(always)).toBe(false);
    for (let at = 0; at < 2; at++) await contribute('benefits');
    await contribute('benefits', true, '2026-11-20');
    expect([await own.drawNext(always), (await own.local()).points.length]).toEqual([true, 1]);
    expect(await drawAll(own)).toBe(1);
    expect([(await own.local()).points.length, await own.drawNext(always), (await own.local()).points.length]).toEqual([2, false, 2]);
  });

  it('gets a code for points, which are then gone, and forgets it on request', async () => {
    const { own, contribute, chai } = await open();
    for (let at = 0; at < 3; at++) await contribute('benefits');
    await drawAll(own);
    const before = prefixes((await own.local()).points);
    const got = await own.redeem(chai);
    expect(got).toEqual({ couponId: chai.couponId, title: chai.title, code: 'CHAI-1', gotOn: '2026-11-20' });
    const after = await own.local();
    expect([after.codes, after.points.length, before.includes(after.points[0]?.prefix ?? '')]).toEqual([[got], 1, true]);
    await expect(own.redeem(chai)).rejects.toMatchObject({ code: 'TOKENS_WRONG' });
    expect((await own.local()).points).toEqual(after.points);
    await own.forget(got);
    expect((await own.local()).codes).toEqual([]);
  });
}
