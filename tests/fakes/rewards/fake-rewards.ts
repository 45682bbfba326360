import { generateKeyPairSync } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { isRedeemed, periodsRedeemed, issuerKeyId, type IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { Coupon } from '#core/rewards/coupon.ts';
import { rewardedKinds } from '#core/rewards/reward-kinds.ts';
import { rewardMessage, type Rewards, type RewardScheme, type RewardToken, type RewardTokens } from '#core/rewards/rewards.ts';
import { blindSign, fingerprintOf, isSignedBlindly, publicBytes } from '#server/adapters/persona-keys/blind-signature.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const bytes = publicBytes(pair.publicKey);

/** Point-signing key at a moment: one pair, renamed each year. */
export function fakeRewardIssuer(now: number): IssuerKey {
  const [period] = periodsRedeemed(now, 'reward');
  return { keyId: issuerKeyId(period, fingerprintOf(bytes), 'reward'), period, publicKey: bytes.toString('base64url') };
}

export interface KnownCoupon extends Omit<Coupon, 'left'> {
  readonly codes: readonly string[];
}

export const aCoupon = (known: Partial<KnownCoupon> & Pick<KnownCoupon, 'couponId'>): KnownCoupon => ({
  title: { en: `Chai ${known.couponId}`, hi: `चाय ${known.couponId}` },
  text: { en: 'One cup at the counter.', hi: 'काउंटर पर एक कप।' },
  points: 2,
  endsOn: '2027-03-31',
  codes: ['CHAI-1'],
  ...known,
});

/** Backend shared by the reward fakes: contributions, coupons and payments. */
export class RewardBackend {
  readonly clock: FakeClock;
  readonly shown = new Map<string, boolean>();
  readonly drawn = new Map<string, string>();
  readonly spent = new Set<string>();
  readonly given = new Map<string, string>();
  coupons: readonly KnownCoupon[] = [];

  constructor(clock: FakeClock = new FakeClock()) {
    this.clock = clock;
  }
}

/** Rewards paid for by really signed points. */
export class FakeRewards implements Rewards {
  readonly #backend: RewardBackend;

  constructor(backend: RewardBackend = new RewardBackend()) {
    this.#backend = backend;
  }

  async scheme(): Promise<RewardScheme> {
    return { kinds: rewardedKinds, coupons: (await this.coupons()).filter(({ left }) => left > 0).length };
  }

  async coupons(): Promise<readonly Coupon[]> {
    const { coupons, clock } = this.#backend;
    return coupons
      .filter(({ endsOn }) => endsOn >= dayOf(clock.now()))
      .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn) || one.title.en.localeCompare(other.title.en))
      .map(({ codes, ...coupon }) => ({ ...coupon, left: this.#left(codes).length }));
  }

  async redeem(couponId: string, tokens: readonly RewardToken[]): Promise<string> {
    const { coupons, clock, given, spent } = this.#backend;
    const paid = JSON.stringify([couponId, tokens.map(({ prefix }) => prefix).toSorted()]);
    const before = given.get(paid);
    if (before !== undefined) return before;
    const coupon = coupons.find((one) => one.couponId === couponId);
    if (!coupon) throw new Failure('missing');
    if (coupon.endsOn < dayOf(clock.now())) throw new Failure('conflict', undefined, { code: 'COUPON_OVER' });
    if (tokens.length !== coupon.points) throw new Failure('conflict', undefined, { code: 'TOKENS_WRONG' });
    if (!tokens.every((token) => this.#isValid(token))) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    const prefixes = new Set(tokens.map(({ prefix }) => prefix));
    if (prefixes.size < tokens.length || tokens.some(({ prefix }) => spent.has(prefix))) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    const [code] = this.#left(coupon.codes);
    if (code === undefined) throw new Failure('conflict', undefined, { code: 'COUPON_USED_UP' });
    for (const prefix of prefixes) spent.add(prefix);
    given.set(paid, code);
    return code;
  }

  #left(codes: readonly string[]): readonly string[] {
    const given = [...this.#backend.given.values()];
    return codes.filter((code) => !given.includes(code));
  }

  #isValid({ keyId, ...token }: RewardToken): boolean {
    const now = this.#backend.clock.now();
    const [prefix, message, signature] = [token.prefix, rewardMessage, token.signature].map(bytesIn);
    const isKnown = keyId.endsWith(fingerprintOf(bytes)) && isRedeemed(keyId, now);
    return isKnown && !!prefix && !!message && !!signature && isSignedBlindly(pair.publicKey, { prefix, message, signature });
  }
}

export class FakeRewardTokens implements RewardTokens {
  readonly #backend: RewardBackend;
  readonly #publicKey: string;

  constructor(backend: RewardBackend, publicKey: string) {
    this.#backend = backend;
    this.#publicKey = publicKey;
  }

  async draw({ keyId, blindedMessage }: TokenRequest): Promise<string> {
    const { shown, drawn, clock } = this.#backend;
    const isShown = shown.get(this.#publicKey);
    if (isShown === undefined) throw new Failure('missing');
    if (!isShown) throw new Failure('conflict', undefined, { code: 'NOT_CONFIRMED' });
    if (keyId !== fakeRewardIssuer(clock.now()).keyId) throw new Failure('conflict', undefined, { code: 'ISSUER_KEY_OLD' });
    const blinded = bytesIn(blindedMessage);
    const signature = blinded && blindSign(pair, blinded);
    if (!signature) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    const before = drawn.get(this.#publicKey) ?? blindedMessage;
    if (before !== blindedMessage) throw new Failure('conflict', undefined, { code: 'TOKEN_ISSUED' });
    drawn.set(this.#publicKey, blindedMessage);
    return signature.toString('base64url');
  }
}
