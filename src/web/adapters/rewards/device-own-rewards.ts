import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import type { Coupon } from '#core/rewards/coupon.ts';
import { drawable, localRewards, pointsFor, type LocalRewards } from '#core/rewards/local-rewards.ts';
import type { OwnRewards } from '#core/rewards/own-rewards.ts';
import type { GotCode, LocalPoint, RewardWallet } from '#core/rewards/reward-wallet.ts';
import { rewardMessage, type Rewards, type RewardTokens } from '#core/rewards/rewards.ts';
import type { PayingParts } from '../contributions/paying-parts.ts';
import { tokenInHand, type TokenInHand, type TokenParts } from '../persona-keys/token-in-hand.ts';

export interface RewardParts extends PayingParts {
  readonly wallet: RewardWallet;
  readonly rewards: Pick<Rewards, 'redeem'>;
  readonly tokensOf: (publicKey: string) => Pick<RewardTokens, 'draw'>;
}

/** Harmless refusals: pending, already drawn, or contribution gone. */
const waits = (error: unknown): boolean => ['conflict', 'missing'].includes(Failure.from(error).kind);

/** Points drawn by contribution key and spent anonymously. */
export class DeviceOwnRewards implements OwnRewards {
  readonly #parts: RewardParts;
  readonly #asked = new Set<string>();

  constructor(parts: RewardParts) {
    this.#parts = parts;
  }

  async local(): Promise<LocalRewards> {
    const { keys, wallet, clock } = this.#parts;
    for (const key of await keys.list()) if (isInHand(key.point)) await this.#keep(key, key.point);
    return localRewards(await keys.list(), await wallet.contents(), clock.now());
  }

  async drawNext(chance: () => number): Promise<boolean> {
    const { keys, clock } = this.#parts;
    const waiting = drawable(await keys.list(), this.#asked, dayOf(clock.now()));
    const one = waiting[Math.floor(chance() * waiting.length)];
    if (!one) return false;
    this.#asked.add(one.publicKey);
    try {
      await this.#draw(one);
    } catch (error) {
      if (Failure.from(error).code === 'TOKEN_ISSUED') await this.#note(one, 'drawn');
      if (!waits(error)) {
        this.#asked.delete(one.publicKey);
        throw error;
      }
    }
    return waiting.length > 1;
  }

  /** Notes points as sent first, so that a lost answer repeats with the same ones. */
  async redeem(coupon: Coupon): Promise<GotCode> {
    const { wallet, rewards, clock } = this.#parts;
    const paying = pointsFor(coupon, (await this.local()).points);
    if (!paying) throw new Failure('conflict', 'The points are too few', { code: 'TOKENS_WRONG' });
    const wereSent = paying.every(({ payingFor }) => payingFor === coupon.couponId);
    await wallet.keep(paying.map((point) => ({ ...point, payingFor: coupon.couponId })));
    const code = await rewards.redeem(coupon.couponId, paying).catch((error: unknown) => this.#refused(error, paying, wereSent));
    const got: GotCode = { couponId: coupon.couponId, title: coupon.title, code, gotOn: dayOf(clock.now()) };
    await wallet.pay(got, paying);
    return got;
  }

  async forget(code: GotCode): Promise<void> {
    await this.#parts.wallet.forget(code);
  }

  /** Frees refused points, dropping those spent by an earlier attempt whose answer was lost. */
  async #refused(error: unknown, paying: readonly LocalPoint[], wereSent: boolean): Promise<never> {
    const { kind, code } = Failure.from(error);
    if (code === 'TOKEN_SPENT' && wereSent) await this.#parts.wallet.drop(paying);
    else if (['conflict', 'invalid', 'missing'].includes(kind)) await this.#parts.wallet.keep(paying.map(({ payingFor: _, ...point }) => point));
    throw error;
  }

  async #draw(key: ContributionKey): Promise<void> {
    const { tokens, tokensOf, ...parts } = this.#parts;
    const ofPoints: TokenParts['tokens'] = { keys: () => tokens.keys('reward'), issue: (request) => tokensOf(key.publicKey).draw(request) };
    const token = key.point === 'drawn' ? undefined : key.point;
    const payer = { publicKey: rewardMessage, purpose: 'reward', token, note: (noted?: PersonaToken) => this.#note(key, noted) } as const;
    await this.#keep(key, await tokenInHand({ ...parts, tokens: ofPoints }, payer));
  }

  /** Moves a point to the wallet without its contribution, repeatable with the same point. */
  async #keep(key: ContributionKey, { issuer: { keyId }, prefix, signature }: TokenInHand): Promise<void> {
    await this.#parts.wallet.keep([{ keyId, prefix, signature }]);
    await this.#note(key, 'drawn');
  }

  async #note({ publicKey, point: _, ...notes }: ContributionKey, point: ContributionKey['point']): Promise<void> {
    await this.#parts.keys.note(publicKey, { ...notes, ...(point && { point }) });
  }
}

const isInHand = (point: ContributionKey['point']): point is TokenInHand => typeof point === 'object' && point.signature !== undefined;
