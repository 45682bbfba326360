import { expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import { rewardMessage, type Rewards, type RewardToken, type RewardTokens } from '#core/rewards/rewards.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { aCoupon, type KnownCoupon } from '#tests/fakes/rewards/fake-rewards.ts';

export interface OpenedRewards {
  readonly rewards: Rewards;
  readonly issuer: () => Promise<IssuerKey>;
  readonly contribute: (isShown: boolean) => Promise<{ readonly tokens: RewardTokens; readonly show: () => Promise<void> }>;
  /** Point of a key that has contributed nothing. */
  readonly nothing: () => Promise<RewardTokens>;
  readonly advance: (ms: number) => void;
}

export type OpenRewards = (coupons?: readonly KnownCoupon[]) => Promise<OpenedRewards>;

async function aRequest(issuer: () => Promise<IssuerKey>) {
  const { keyId, publicKey } = await issuer();
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(rewardMessage, 'base64url'));
  return { request: { keyId, blindedMessage }, finalized: (answer: string): RewardToken => ({ keyId, prefix, signature: finalize(answer) }) };
}

async function somePoints({ contribute, issuer }: Pick<OpenedRewards, 'contribute' | 'issuer'>, count: number): Promise<readonly RewardToken[]> {
  const points = [];
  for (let at = 0; at < count; at++) {
    const [{ tokens }, { request, finalized }] = [await contribute(true), await aRequest(issuer)];
    points.push(finalized(await tokens.draw(request)));
  }
  return points;
}

const chai = aCoupon({ couponId: 'chai', codes: ['CHAI-1', 'CHAI-2'] });
const bun = aCoupon({ couponId: 'bun', points: 2, endsOn: '2026-12-31', codes: ['BUN-1'] });
const none = aCoupon({ couponId: 'none', codes: [] });
const over = aCoupon({ couponId: 'over', endsOn: '2026-11-19', codes: ['OLD-1'] });

/** Promises of Rewards and RewardTokens for every adapter. */
export function keepsRewards(open: OpenRewards): void {
  keepsCoupons(open);
  keepsDrawing(open);
  keepsPaying(open);
}

function keepsCoupons(open: OpenRewards): void {
  it('gives points for facts, never for a review, and counts the coupons that are left', async () => {
    const { rewards } = await open([chai, bun, none, over]);
    expect(await rewards.scheme()).toEqual({ kinds: ['salary', 'interview', 'benefits'], coupons: 2 });
    expect((await (await open()).rewards.scheme()).coupons).toBe(0);
  });

  it('lists current coupons in both languages, those that end soonest first', async () => {
    const { rewards } = await open([chai, over, none, bun]);
    const { codes: _, ...first } = bun;
    const listed = await rewards.coupons();
    expect(listed.map(({ couponId, left }) => [couponId, left])).toEqual([
      ['bun', 1],
      ['chai', 2],
      ['none', 0],
    ]);
    expect(listed[0]).toEqual({ ...first, left: 1 });
  });
}

function keepsDrawing(open: OpenRewards): void {
  it('signs the point of a contribution once, and the same request again', async () => {
    const { contribute, issuer } = await open();
    const [{ tokens }, { request }, other] = [await contribute(true), await aRequest(issuer), await aRequest(issuer)];
    const signature = await tokens.draw(request);
    expect(await tokens.draw(request)).toBe(signature);
    await expect(tokens.draw(other.request)).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_ISSUED' });
    expect(await tokens.draw(request)).toBe(signature);
  });

  it('signs none as long as the contribution is not shown, and that one then', async () => {
    const { contribute, issuer, rewards } = await open([aCoupon({ couponId: 'one', points: 1 })]);
    const [{ tokens, show }, { request, finalized }] = [await contribute(false), await aRequest(issuer)];
    await expect(tokens.draw(request)).rejects.toMatchObject({ kind: 'conflict', code: 'NOT_CONFIRMED' });
    await show();
    expect(await rewards.redeem('one', [finalized(await tokens.draw(request))])).toBe('CHAI-1');
  });

  it('signs none without a contribution, nor by another key than this year’s', async () => {
    const { contribute, nothing, issuer } = await open();
    const [{ tokens }, { request }] = [await contribute(true), await aRequest(issuer)];
    await expect((await nothing()).draw(request)).rejects.toMatchObject({ kind: 'missing' });
    const keyId = request.keyId.replace('2026', '2025');
    await expect(tokens.draw({ ...request, keyId })).rejects.toMatchObject({ kind: 'conflict', code: 'ISSUER_KEY_OLD' });
    await tokens.draw(request);
  });
}

function keepsPaying(open: OpenRewards): void {
  it('gives a code for a coupon’s points, and again for the same points', async () => {
    const opened = await open([chai]);
    const { rewards } = opened;
    const [one, two, three, four] = [...(await somePoints(opened, 4))] as [RewardToken, RewardToken, RewardToken, RewardToken];
    const code = await rewards.redeem('chai', [one, two]);
    expect(['CHAI-1', 'CHAI-2']).toContain(code);
    expect(await rewards.redeem('chai', [two, one])).toBe(code);
    expect([code, await rewards.redeem('chai', [three, four])].toSorted()).toEqual(['CHAI-1', 'CHAI-2']);
  });

  it('takes neither wrong counts nor forged or spent points, and spends none then', async () => {
    const opened = await open([chai, bun]);
    const { rewards } = opened;
    const [one, two, three] = [...(await somePoints(opened, 3))] as [RewardToken, RewardToken, RewardToken];
    const refusals: readonly (readonly [code: string, tokens: readonly RewardToken[]])[] = [
      ['TOKENS_WRONG', [one]],
      ['TOKENS_WRONG', [one, two, three]],
      ['TOKEN_INVALID', [one, { ...two, prefix: three.prefix }]],
      ['TOKEN_SPENT', [one, one]],
    ];
    for (const [code, tokens] of refusals) await expect(rewards.redeem('chai', tokens)).rejects.toMatchObject({ code });
    await expect(rewards.redeem('nowhere', [one, two])).rejects.toMatchObject({ kind: 'missing' });
    await rewards.redeem('chai', [one, two]);
    await expect(rewards.redeem('bun', [one, two])).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
    await expect(rewards.redeem('chai', [two, three])).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('spends nothing for a coupon that is over or used up', async () => {
    const opened = await open([chai, none, over]);
    const points = await somePoints(opened, 2);
    await expect(opened.rewards.redeem('none', points)).rejects.toMatchObject({ kind: 'conflict', code: 'COUPON_USED_UP' });
    await expect(opened.rewards.redeem('over', points)).rejects.toMatchObject({ kind: 'conflict', code: 'COUPON_OVER' });
    expect(await opened.rewards.redeem('chai', points)).toMatch(/^CHAI/);
  });

  it('takes points through the year after their own, and no longer', async () => {
    const late = { points: 1, endsOn: '2029-01-01' };
    const opened = await open([aCoupon({ couponId: 'one', ...late }), aCoupon({ couponId: 'two', ...late, codes: ['TWO-1'] })]);
    const [one, two] = [...(await somePoints(opened, 2))] as [RewardToken, RewardToken];
    opened.advance(Date.UTC(2027, 11, 30) - Date.UTC(2026, 10, 20));
    expect(await opened.rewards.redeem('one', [one])).toBe('CHAI-1');
    opened.advance(5 * dayMs);
    await expect(opened.rewards.redeem('two', [two])).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
}
