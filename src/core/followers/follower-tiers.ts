/** Follower counts that earn a badge. */
export const followerTiers = [1_000, 5_000, 10_000, 50_000, 100_000] as const;

export const tierOf = (followers: number): number | undefined => followerTiers.findLast((tier) => followers >= tier);
