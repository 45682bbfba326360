import type { ContributionKey } from '../contributions/contribution-keys.ts';
import { isRedeemed } from '../persona-keys/issuer-key.ts';
import type { Coupon } from './coupon.ts';
import { isRewarded, rewardedKinds, type RewardedKind } from './reward-kinds.ts';
import type { GotCode, LocalPoint, WalletContents } from './reward-wallet.ts';

/** The contributions of a kind from this device: how many were sent, and for how many of these the point is here, or was. */
export interface PointSource {
  readonly kind: RewardedKind;
  readonly sent: number;
  readonly drawn: number;
}

/** The points of a member on this device, where they came from, and what was got for them. */
export interface LocalRewards {
  readonly points: readonly LocalPoint[];
  readonly codes: readonly GotCode[];
  readonly sources: readonly PointSource[];
  /** The contributions whose points wait: they are not shown yet, or were not asked about yet. */
  readonly waiting: number;
}

/** Whether a contribution gave its point already. */
const isDrawn = ({ point }: Pick<ContributionKey, 'point'>): boolean => point === 'drawn';

/** The contributions of this device that give a point: of a kind that does, sent, and counted as far as this device knows. */
const rewardedIn = (keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter(({ kind, thingId, counts }) => isRewarded(kind) && thingId !== undefined && counts !== false);

/** What a device holds, without asking anyone. Points of a year that is too long over are not among it. */
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

/**
 * The contributions whose points may be drawn today: one that was sent today waits for another day, so that neither sending nor drawing leads to the other (F-07), and so
 * does one that was asked about already.
 */
export const drawable = (keys: readonly ContributionKey[], asked: ReadonlySet<string>, today: string): readonly ContributionKey[] =>
  rewardedIn(keys).filter((key) => !isDrawn(key) && key.sentOn !== today && !asked.has(key.publicKey));

/** The points that pay for a coupon: those that were sent for it before, where the answer was lost, and else such as are sent for no other. Nothing where they are too few. */
export function pointsFor({ couponId, points: cost }: Pick<Coupon, 'couponId' | 'points'>, points: readonly LocalPoint[]): readonly LocalPoint[] | undefined {
  const sent = points.filter(({ payingFor }) => payingFor === couponId);
  if (sent.length === cost) return sent;
  const free = points.filter(({ payingFor }) => payingFor === undefined || payingFor === couponId);
  return free.length < cost ? undefined : free.slice(0, cost);
}
