import type { ContributionKind } from '../kinds/contribution-kinds.ts';

/** Kinds that give a point once shown. Reviews give none, so stars are never paid for. */
export const rewardedKinds = ['salary', 'interview', 'benefits'] as const satisfies readonly ContributionKind[];
export type RewardedKind = (typeof rewardedKinds)[number];

export const isRewarded = (kind: string): kind is RewardedKind => rewardedKinds.some((rewarded) => rewarded === kind);
