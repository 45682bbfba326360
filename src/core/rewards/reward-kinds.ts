import type { ContributionKind } from '../kinds/contribution-kinds.ts';

/**
 * The kinds of contributions that give a point each, once they are shown: facts that count in figures of many, so that accounts that cost nothing earn nothing. A review gives none,
 * so that nobody is paid for stars.
 */
export const rewardedKinds = ['salary', 'interview', 'benefits'] as const satisfies readonly ContributionKind[];
export type RewardedKind = (typeof rewardedKinds)[number];

export const isRewarded = (kind: string): kind is RewardedKind => rewardedKinds.some((rewarded) => rewarded === kind);
