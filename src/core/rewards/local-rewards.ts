import type { ContributionKey } from '../contributions/contribution-keys.ts';
import { isRedeemed } from '../persona-keys/issuer-key.ts';
import type { Coupon } from './coupon.ts';
import { isRewarded, rewardedKinds, type RewardedKind } from './reward-kinds.ts';
import type { GotCode, LocalPoint, WalletContents } from './reward-wallet.ts';

export interface PointSource {
  readonly kind: RewardedKind;
  readonly sent: number;
  readonly drawn: number;
}

export interface LocalRewards {
  readonly points: readonly LocalPoint[];
  readonly codes: readonly GotCode[];
  readonly sources: readonly PointSource[];
  /** Counts contributions not yet shown or not yet asked about. */
  readonly waiting: number;
}

const isDrawn = ({ point }: Pick<ContributionKey, 'point'>): boolean => point === 'drawn';

const rewardedIn = (keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter(({ kind, thingId, counts }) => isRewarded(kind) && thingId !== undefined && counts !== false);

/** Asks no server and drops points from years long past. */
export function localRewards(keys: readonly ContributionKey[], { points, codes }: WalletContents, now: number): LocalRewards {
  const rewarded = rewardedIn(keys);
  return {
    points: points.filter(({ keyId }) => isRedeemed(keyId, now)),
    codes: codes.toSorted((one, other) => other.gotOn.localeCompare(one.gotOn)),
    sources: rewardedKinds.flatMap((kind) => {
      const sent = rewarded.filter((key) => key.kind === kind);
      return sent.length === 0 ? [] : [{ kind, sent: sent.length, drawn: sent.filter(isDrawn).length }];
    }),
    waiting: rewarded.filter((key) => !isDrawn(key)).length,
  };
}

/** Skips contributions sent today or already asked about, so sending and drawing stay unlinkable (F-07). */
export const drawable = (keys: readonly ContributionKey[], asked: ReadonlySet<string>, today: string): readonly ContributionKey[] =>
  rewardedIn(keys).filter((key) => !isDrawn(key) && key.sentOn !== today && !asked.has(key.publicKey));

/** Reuses points already sent for this coupon, then free ones, or none when too few. */
export function pointsFor({ couponId, points: cost }: Pick<Coupon, 'couponId' | 'points'>, points: readonly LocalPoint[]): readonly LocalPoint[] | undefined {
  const sent = points.filter(({ payingFor }) => payingFor === couponId);
  if (sent.length === cost) return sent;
  const free = points.filter(({ payingFor }) => payingFor === undefined || payingFor === couponId);
  return free.length < cost ? undefined : free.slice(0, cost);
}
